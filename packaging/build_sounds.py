"""Make assets/sounds: a development tool, never run by the game. Needs numpy.

    python packaging/build_sounds.py

Every effect is computed here and nowhere recorded: struck wood is a few damped sine modes, sliding wood and
paper are shaped noise, chimes are marimba bars. 44.1 kHz, mono, 16 bit; the same bytes come out every time.
"""

from __future__ import annotations

import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

RATE = 44_100
SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
LOUDEST = 10 ** (-9 / 20)  # no effect peaks above -9 dB of full scale


def clock(seconds: float) -> Samples:
    """Return the times of all samples in so many seconds."""
    return np.arange(int(seconds * RATE)) / RATE


def noise(seconds: float, seed: int) -> Samples:
    """Return white noise, the same for the same seed."""
    return np.random.default_rng(seed).uniform(-1, 1, int(seconds * RATE))


def band(sound: Samples, low: float, high: float) -> Samples:
    """Keep what lies softly between two pitches in hertz."""
    spectrum = np.fft.rfft(sound)
    pitch = np.maximum(np.fft.rfftfreq(len(sound), 1 / RATE), 1.0)
    gain = 1 / np.sqrt(1 + (low / pitch) ** 4) / np.sqrt(1 + (pitch / high) ** 4)
    return np.fft.irfft(spectrum * gain, len(sound))


def wood(seconds: float, modes: list[tuple[float, float, float]], seed: int) -> Samples:
    """Return a struck piece of wood; a mode is (hertz, loudness, seconds to fade to a third)."""
    t = clock(seconds)
    struck = sum(
        (loud * np.sin(2 * np.pi * hertz * t) * np.exp(-t / fade) for hertz, loud, fade in modes), 0 * t
    )
    contact = band(noise(seconds, seed), 900, 5000) * np.exp(-t / 0.004)
    return struck + 0.5 * contact


def bar(hertz: float, seconds: float) -> Samples:
    """Return a marimba bar: the tone, its fourth harmonic that dies first, and the mallet."""
    fade = 0.16 * (523 / hertz) ** 0.5
    return wood(
        seconds,
        [(hertz, 1, fade), (hertz * 3.93, 0.25, fade / 4), (hertz * 9.2, 0.06, fade / 10)],
        int(hertz),
    )


def rub(seconds: float, start: float, end: float, seed: int) -> Samples:
    """Return wood sliding in a groove: its colour glides between two pitches, with the grain in it."""
    t = clock(seconds)
    whole = noise(seconds, seed)
    steps = 8
    sound = np.zeros_like(t)
    for step in range(steps):
        centre = start * (end / start) ** (step / (steps - 1))
        weight = np.clip(1 - np.abs(t / seconds * (steps - 1) - step), 0, 1)
        sound += band(whole, centre * 0.6, centre * 1.5) * weight
    grain = 0.75 + 0.25 * band(noise(seconds, seed + 1), 20, 70) * 6
    swell = np.sin(np.pi * np.clip(t / seconds, 0, 1)) ** 0.7
    return sound * grain * swell


def together(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Mix parts (start in seconds, loudness, sound) into one sound of so many seconds."""
    mix = np.zeros(int(seconds * RATE))
    for start, loud, part in parts:
        first = int(start * RATE)
        part = part[: len(mix) - first]
        mix[first : first + len(part)] += loud * part
    return mix


def finished(sound: Samples, peak: float) -> Samples:
    """Centre a sound, ease its two ends to silence, and set its peak (a part of `LOUDEST`)."""
    sound = sound - sound.mean()
    rise, fall = int(0.0015 * RATE), min(len(sound) // 4, int(0.03 * RATE))
    sound[:rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    sound[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    sound[0] = sound[-1] = 0
    return sound / np.abs(sound).max() * LOUDEST * peak


def effects() -> dict[str, Samples]:
    """Return every effect by name."""
    thud = wood(0.16, [(170, 1, 0.035), (395, 0.5, 0.02), (910, 0.25, 0.01)], 1)
    tock = wood(0.10, [(620, 1, 0.016), (1480, 0.5, 0.009), (2900, 0.2, 0.005)], 2)
    paper = band(noise(0.09, 3), 1500, 6500) * np.exp(-((clock(0.09) - 0.025) ** 2) / 0.0003)
    snap = wood(0.05, [(1150, 0.7, 0.006), (2400, 0.4, 0.004)], 4)
    riffle = [(0.03 + 0.034 * k + 0.0006 * k * k, 0.55 + 0.3 * np.sin(k * 1.7), paper) for k in range(13)]
    t = clock(0.38)
    hum = sum((np.sin(2 * np.pi * 118 * n * t) / n for n in (1, 2, 3, 4, 5)), 0 * t)
    buzz = band(hum, 80, 520) * np.minimum(1, t / 0.02) * np.where(t < 0.26, 1, np.exp(-(t - 0.26) / 0.03))
    c, e, g, high = 523.25, 659.26, 783.99, 1046.5
    return {
        "slide-out": finished(together(0.30, (0, 1, rub(0.24, 700, 1700, 10)), (0.20, 0.35, tock)), 0.55),
        "slide-in": finished(together(0.34, (0, 1, rub(0.22, 1600, 600, 12)), (0.19, 0.7, thud)), 0.60),
        "lift": finished(together(0.12, (0, 1, tock), (0.01, 0.4, paper)), 0.35),
        "place": finished(together(0.18, (0, 1, thud), (0.004, 0.3, tock)), 0.60),
        "knock": finished(together(0.34, (0, 1, thud), (0.13, 0.8, thud)), 0.75),
        "flip": finished(together(0.14, (0, 1, paper), (0.06, 0.5, snap)), 0.50),
        "match": finished(together(0.75, (0, 0.8, bar(g, 0.5)), (0.11, 1, bar(high, 0.6))), 0.80),
        "win": finished(
            together(
                1.5,
                *((0.12 * k, 0.8, bar(note, 0.6)) for k, note in enumerate((c, e, g))),
                *((0.40, 0.6, bar(note, 0.9)) for note in (c, e, g, high)),
                *((0.56 + 0.07 * k, 0.35, bar(high, 0.4)) for k in range(4)),
                (0.86, 0.7, bar(c, 0.6)),
                (0.86, 0.7, bar(high, 0.6)),
            ),
            1.0,
        ),
        "buzzer": finished(buzz, 0.55),
        "tick": finished(tock, 0.35),
        "shuffle": finished(together(0.80, *riffle, (0.66, 0.5, thud)), 0.55),
        "dice": finished(
            together(
                0.62,
                *(
                    (at, loud, tock)
                    for at, loud in (
                        (0, 1),
                        (0.07, 0.7),
                        (0.17, 0.85),
                        (0.24, 0.5),
                        (0.36, 0.6),
                        (0.43, 0.35),
                    )
                ),
                (0.30, 0.4, thud),
            ),
            0.65,
        ),
        "token": finished(wood(0.22, [(2093, 1, 0.03), (5200, 0.35, 0.018), (1320, 0.4, 0.02)], 5), 0.45),
    }


def main() -> None:
    """Write every effect as a WAV file."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name, sound in effects().items():
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(np.round(sound * 32767).astype("<i2").tobytes())
        print(f"{name}: {len(sound) / RATE:.2f} s")


if __name__ == "__main__":
    main()
