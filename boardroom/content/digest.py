"""The name by which content is known: the same wherever equal content is read, however it is written."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct


def canonical(content: Struct) -> bytes:
    """Content as bytes that are equal wherever the content is."""
    # Fields keep their declared order and sets are sorted.
    return msgspec.json.encode(content, order="deterministic")


def digest_of(canonical: bytes) -> str:
    """The digest of content in its canonical bytes."""
    return hashlib.blake2b(canonical, digest_size=16).hexdigest()
