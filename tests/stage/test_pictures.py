"""Pictures: drawn once for each size, kept within bounds, never a crash (failure 7)."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap

from boardroom.stage import pictures, theme
from boardroom.stage.items.faces import Disc, Marquee, Panel, Paper, Plate
from boardroom.stage.pictures import Art, Dressed, Picture, Pose, Store, dressed, rounded

SIZE = QSizeF(100, 60)


@dataclass(frozen=True)
class Red:
    """A red box that counts how often it is painted."""

    painted: list[QSizeF]

    def __hash__(self) -> int:
        return 1

    def outline(self, size: QSizeF) -> QPainterPath:
        return rounded(size, 0)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        self.painted.append(size)
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor("#ff0000"))


@dataclass(frozen=True)
class Gold:
    """A gold box."""

    def outline(self, size: QSizeF) -> QPainterPath:
        return rounded(size, 0)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(theme.GOLD))


@pytest.fixture(autouse=True)
def empty(qapp):
    pictures.forget()
    pictures._report.cache_clear()
    yield
    pictures.forget()


def image_of(
    art: Art, pose: Pose = Pose.RESTING, thickness: float = 4.0, density: float = 1.0, angle: float = 0.0
):
    return dressed(art, SIZE, density, pose, thickness, angle)


def at(made: Dressed, x: float, y: float) -> QColor:
    """The colour at a point, counted from the middle of the piece in pixels."""
    corner = made.corner
    return made.pixmap.toImage().pixelColor(round(x - corner.x()), round(y - corner.y()))


def test_the_same_art_at_the_same_size_is_painted_once():
    red = Red([])
    first = image_of(red)
    assert image_of(Red(red.painted)) is first
    assert len(red.painted) == 1


@pytest.mark.parametrize(
    "other",
    [
        {"density": 2.0},
        {"pose": Pose.LIT},
        {"angle": 5.0},
        {"thickness": 0.0},
    ],
)
def test_another_size_pose_or_angle_is_another_picture(other):
    red = Red([])
    assert image_of(red) is not image_of(red, **other)
    assert len(red.painted) == 2


def test_art_is_painted_in_logical_units_whatever_the_density():
    red = Red([])
    image_of(red, density=0.5)
    made = image_of(red, density=3.0)
    assert red.painted == [SIZE, SIZE]
    assert made.pixmap.width() >= 300


def test_the_art_is_in_the_middle():
    made = image_of(Red([]))
    assert at(made, 0, 0) == QColor("#ff0000")
    assert at(made, -48, -28) == QColor("#ff0000")
    assert at(made, 48, 28) == QColor("#ff0000")


def test_a_piece_has_an_edge_and_a_shadow_below_it():
    made = image_of(Red([]))
    edge, shadow = at(made, 0, 32), at(made, 0, 37)
    assert edge.red() < 200
    assert edge.alpha() == 255
    assert 0 < shadow.alpha() < 200
    assert shadow.red() == 0


def test_what_is_printed_has_neither():
    made = image_of(Red([]), thickness=0)
    assert made.pixmap.height() <= 66
    assert at(made, 0, 31).alpha() == 0


def test_lifted_it_has_a_larger_shadow():
    def reach(pose: Pose) -> int:
        image = image_of(Red([]), pose).pixmap.toImage()
        middle = image.width() // 2
        return max(y for y in range(image.height()) if image.pixelColor(middle, y).alpha() > 8)

    bottom = {pose: reach(pose) + image_of(Red([]), pose).corner.y() for pose in Pose}
    assert bottom[Pose.RESTING] + 8 < bottom[Pose.RAISED]


@pytest.mark.parametrize(("pose", "distance"), [(Pose.LIT, 2), (Pose.RINGED, 6)])
def test_a_gold_rim_says_that_it_may_be_touched(pose, distance):
    made = image_of(Red([]), pose)
    assert at(made, -50 - distance, 0).name() == theme.GOLD
    assert at(made, 0, -30 - distance).name() == theme.GOLD
    assert at(image_of(Red([])), -50 - distance, 0).name() != theme.GOLD


def test_what_is_gold_itself_has_a_pale_ring():
    """A gold band on gold says to nobody where the keys are."""
    made = image_of(Gold(), Pose.RINGED)
    assert at(made, -50 - 6, 0).name() == theme.CREAM
    assert at(made, 0, -30 - 6).name() == theme.CREAM
    assert at(made, -50 + 6, 0).name() == theme.GOLD


def test_what_is_half_transparent_has_a_rim_and_stays_transparent():
    made = image_of(Plate(), Pose.RINGED, thickness=0)
    assert at(made, -50 - 6, 0).name() == theme.GOLD
    assert at(made, 0, 0).alpha() < 60


def test_light_falls_from_above_whatever_the_angle():
    turned = image_of(Red([]), angle=180.0)
    assert at(turned, 0, 32).red() < 200
    assert at(turned, 0, -32).alpha() < 60


def test_what_fills_its_box_has_no_alpha_channel():
    """A picture without transparency is copied, not blended."""
    size = QSizeF(100, 60)
    assert dressed(Paper(radius=0), size, 1.0, Pose.RESTING, 4.0).pixmap.hasAlphaChannel()
    assert not QPixmap.fromImage(QImage(4, 4, QImage.Format.Format_RGB32)).hasAlphaChannel()


# ---------------------------------------------------------------------------------------------- the store


def test_the_store_is_bounded_and_forgets_the_oldest():
    store: Store[int] = Store(room=10 * 10 * 4 * 3)
    pixmap = QPixmap(10, 10)
    for number in range(5):
        store.put(number, Dressed(pixmap, theme.TABLE.topLeft()))
        store.get(0)
    assert len(store) == 3
    assert store.held <= store.room
    assert store.get(0) is not None
    assert store.get(1) is None
    assert store.get(4) is not None


def test_one_picture_larger_than_the_store_is_kept_all_the_same():
    store: Store[int] = Store(room=10)
    store.put(1, Dressed(QPixmap(10, 10), theme.TABLE.topLeft()))
    assert len(store) == 1


def test_the_same_key_twice_counts_once():
    store: Store[int] = Store(room=4000)
    for _ in range(3):
        store.put(1, Dressed(QPixmap(10, 10), theme.TABLE.topLeft()))
    assert store.held == 400


def test_many_sizes_stay_within_bounds(qapp):
    for number in range(200):
        dressed(Panel("1"), QSizeF(150, 150), 2.0 + number / 100, Pose.RESTING, 4.0)
    assert pictures.held() <= 64 << 20


# --------------------------------------------------------------------------------------- pictures by name


def painted(picture: Picture, size: QSizeF = SIZE, scale: float = 1.0) -> QImage:
    image = QImage(round(size.width() * scale), round(size.height() * scale), QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.scale(scale, scale)
    picture.paint(painter, size)
    painter.end()
    return image


def ink(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
        if image.pixelColor(x, y).alpha() > 200
    }


@pytest.fixture
def assets(tmp_path, monkeypatch):
    (tmp_path / "pictures").mkdir()
    monkeypatch.setattr(theme, "ASSETS", tmp_path)
    return tmp_path / "pictures"


GREEN_SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    '<rect width="32" height="32" fill="#00ff00"/></svg>'
)


def test_a_picture_is_drawn_as_large_as_fits_and_keeps_its_proportions(assets):
    (assets / "box.svg").write_text(GREEN_SQUARE)
    image = painted(Picture("box"))
    assert image.pixelColor(50, 30).name() == "#00ff00"
    assert image.pixelColor(24, 30).name() == "#00ff00"
    assert image.pixelColor(16, 30).alpha() == 0


def test_a_ready_picture_is_taken_where_it_is_large_enough(assets):
    (assets / "box.svg").write_text(GREEN_SQUARE)
    ready = QImage(256, 256, QImage.Format.Format_RGB32)
    ready.fill(QColor("#0000ff"))
    ready.save(str(assets / "box-256.png"))
    assert ink(painted(Picture("box"))) == {"#0000ff"}
    assert ink(painted(Picture("box"), QSizeF(100, 100), 4.0)) == {"#00ff00"}


@pytest.mark.breaks(7, "missing pictures, wrong letter case, ../ paths")
@pytest.mark.parametrize(
    "name",
    ["nowhere", "../../etc/passwd", "", "a/b", "Box", "box.svg", "%s{}", "🦊", "-", "x" * 5000, "con\0"],
)
def test_a_missing_picture_is_a_tile_with_a_question_mark_and_is_reported_once(assets, caplog, name):
    (assets / "box.svg").write_text(GREEN_SQUARE)
    with caplog.at_level(logging.WARNING):
        first = painted(Picture(name))
        painted(Picture(name))
    assert first.pixelColor(50, 12).name() == theme.PAPER_SHADE
    assert len([record for record in caplog.records if "missing or broken" in record.message]) == 1


@pytest.mark.parametrize("text", ["", "<svg", "no svg at all", "\x00\x01"])
def test_a_broken_picture_is_a_missing_one(assets, caplog, qtlog, text):
    (assets / "broken.svg").write_text(text)
    with qtlog.disabled(), caplog.at_level(logging.WARNING):
        image = painted(Picture("broken"))
    assert image.pixelColor(50, 12).name() == theme.PAPER_SHADE
    assert "missing or broken" in caplog.text


def test_every_picture_we_ship_is_drawn(qapp, caplog):
    shipped = sorted(path.stem for path in (theme.ASSETS / "pictures").glob("*.svg"))
    assert len(shipped) > 400
    for name in shipped[::9]:
        assert ink(painted(Picture(name), QSizeF(64, 64))), name
    assert "missing or broken" not in caplog.text


@pytest.mark.parametrize(
    "art", [Panel("1"), Paper("box", "Box", "$1"), Disc(text="1"), Plate(), Marquee(), Picture("box")]
)
def test_all_art_is_a_value(art):
    assert isinstance(art, Art)
    assert hash(art) == hash(type(art)(**{name: getattr(art, name) for name in art.__slots__}))
    assert not art.outline(SIZE).isEmpty()
