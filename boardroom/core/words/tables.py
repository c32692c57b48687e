"""The small tables of the judge: little words, opposites, contractions, short forms, plurals, spellings."""

from collections.abc import Iterator, Mapping
from typing import Final


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for pair in text.split():
        one, _, other = pair.partition("/")
        yield one, other


def _both_ways(text: str) -> frozenset[frozenset[str]]:
    return frozenset(frozenset(pair) for pair in _pairs(text))


# ---- little words --------------------------------------------------------------------------------

ARTICLES: Final = frozenset({"a", "an", "the", "teh", "hte", "th", "tha"})
"""Never asked for and never in the way; the last four are slips of "the"."""

_LITTLE: Final = """
a an the and or but of to in into on onto at by for from with as is are am was were be been so than then
that this it its my your his her our their i you he she we they me him us them do does did have has had
will would there if up
"""
LITTLE: Final = frozenset(_LITTLE.split())
"""Words that carry no picture of their own: the table is asked when one is missing, put in or replaced."""

_DROPPABLE: Final = "of to in into on at by for from with as is are am it its that so my your and"
DROPPABLE: Final = frozenset(_DROPPABLE.split())
"""Little words that are dropped in haste and change nothing; never one that says who, when or whether."""

# ---- the other way round -------------------------------------------------------------------------

NEGATIONS: Final = frozenset({"not", "no", "never", "without", "nor", "neither", "none", "nobody", "nothing"})
NEGATING: Final = ("un", "in", "im", "dis", "non", "mis", "anti")

OPPOSITES: Final = _both_ways("""
left/right over/under up/down in/out on/off above/below before/after to/from inside/outside into/onto
upstairs/downstairs with/without and/or first/last black/white hot/cold day/night yes/no north/south
east/west northern/southern eastern/western big/small old/new old/young open/close open/shut high/low
fast/slow good/bad best/worst more/less win/lose give/take start/stop push/pull buy/sell love/hate
his/her he/she him/her man/woman men/women boy/girl king/queen prince/princess brother/sister
mother/father son/daughter here/there this/that always/never up/off front/back forward/backward
forwards/backwards near/far long/short thick/thin male/female increase/decrease include/exclude
import/export inhale/exhale ascend/descend
""")
"""A guess that turns the answer round is wrong however few letters it takes."""

CONFUSED: Final = _both_ways("than/then lightning/lightening")
"""Real words that nearly everybody writes for one another and nobody means."""

# ---- contractions and short forms ----------------------------------------------------------------

CONTRACTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "can't": ("can", "not"),
    "won't": ("will", "not"),
    "shan't": ("shall", "not"),
    "let's": ("let", "us"),
    "'tis": ("it", "is"),
    "'twas": ("it", "was"),
    "y'all": ("you", "all"),
    "ma'am": ("madam",),
    "o'clock": ("oclock",),
    "c'mon": ("come", "on"),
    "d'you": ("do", "you"),
}

ENDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "n't": ("not",),
    "'ll": ("will",),
    "'ve": ("have",),
    "'re": ("are",),
    "'m": ("am",),
    "'d": ("would", "had"),
    "'s": ("is",),
}
"""What an ending with an apostrophe may be short for; 's may be a possessive as well."""

_WITH_NOT: Final = "do does did is are was were has have had would could should must"
_WITH_IS: Final = "what that who where there here how he she when"
UNMARKED: Final[Mapping[str, tuple[str, ...]]] = {
    **{f"{verb}nt": (verb, "not") for verb in _WITH_NOT.split()},
    **{f"{who}s": (who, "is") for who in _WITH_IS.split()},
    **{f"{who}ve": (who, "have") for who in ("i", "you", "we", "they", "could", "should", "would")},
    **{f"{who}re": (who, "are") for who in ("you", "they")},
    **{f"{who}ll": (who, "will") for who in ("you", "they", "it", "that")},
    "ill": ("i", "will"),
    "well": ("we", "will"),
    "were": ("we", "are"),
    "shell": ("she", "will"),
    "hell": ("he", "will"),
    "id": ("i", "would"),
    "im": ("i", "am"),
    "its": ("it", "is"),
    "lets": ("let", "us"),
    "cant": ("can", "not"),
    "wont": ("will", "not"),
    "tis": ("it", "is"),
    "twas": ("it", "was"),
    "yall": ("you", "all"),
}
"""Contractions typed without their apostrophe: read both ways."""

LONG_FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "cannot": ("can not",),
    "gonna": ("going to",),
    "wanna": ("want to",),
    "gotta": ("got to",),
    "gimme": ("give me",),
    "lemme": ("let me",),
    "kinda": ("kind of",),
    "outta": ("out of",),
    "mt": ("mount", "mountain"),
    "st": ("saint", "street"),
    "ste": ("saint",),
    "dr": ("doctor", "drive"),
    "mr": ("mister",),
    "mrs": ("missus",),
    "prof": ("professor",),
    "sgt": ("sergeant",),
    "capt": ("captain",),
    "gen": ("general",),
    "col": ("colonel",),
    "lt": ("lieutenant",),
    "rev": ("reverend", "rev"),
    "jr": ("junior",),
    "sr": ("senior",),
    "ave": ("avenue", "ave"),
    "rd": ("road",),
    "blvd": ("boulevard",),
    "sq": ("square",),
    "ft": ("fort", "foot"),
    "bros": ("brothers",),
    "co": ("company", "co"),
    "dept": ("department",),
    "vs": ("versus",),
    "v": ("v", "versus"),
    "tv": ("television",),
    "telly": ("television",),
    "ok": ("okay",),
    "xmas": ("christmas",),
    "bday": ("birthday",),
    "bbq": ("barbecue",),
    "barbeque": ("barbecue",),
    "pjs": ("pyjamas",),
    "usa": ("usa", "united states of america"),
    "uk": ("uk", "united kingdom"),
    "ny": ("new york",),
    "nyc": ("new york city",),
    "la": ("la", "los angeles"),
    "ufo": ("ufo", "unidentified flying object"),
    "etc": ("etcetera",),
    "lb": ("pound",),
    "lbs": ("pounds",),
    "km": ("kilometre",),
    "kg": ("kilogram",),
    "cm": ("centimetre",),
    "mph": ("miles per hour",),
    "thru": ("through",),
    "tho": ("though",),
    "nite": ("night",),
    "tonite": ("tonight",),
    "til": ("until",),
    "till": ("until", "till"),
    "cause": ("cause", "because"),
    "cos": ("because",),
    "coz": ("because",),
    "cuz": ("because",),
    "em": ("them",),
    "ya": ("you",),
    "u": ("u", "you"),
    "r": ("r", "are"),
    "ur": ("your",),
    "luv": ("love",),
    "lil": ("little",),
    "ol": ("old",),
    "o": ("o", "of"),
    "n": ("and", "north"),
    "s": ("s", "south"),
    "e": ("e", "east"),
    "w": ("w", "west"),
}
"""Short forms and what they may stand for, the likeliest first; both sides are read through it."""

CHATTER: Final[tuple[tuple[str, ...], ...]] = (
    ("is", "it"),
    ("it", "is"),
    ("it's",),
    ("its",),
    ("that", "is"),
    ("i", "think"),
    ("i", "think", "it", "is"),
    ("i", "think", "it's"),
    ("the", "answer", "is"),
    ("could", "it", "be"),
    ("maybe",),
)
"""How people begin a guess without meaning it to be part of the answer."""

# ---- one and many --------------------------------------------------------------------------------

IRREGULAR: Final[Mapping[str, str]] = {
    plural: singular
    for singular, plural in _pairs("""
goose/geese mouse/mice louse/lice man/men woman/women foot/feet tooth/teeth child/children ox/oxen
person/people die/dice penny/pence brother/brethren cactus/cacti fungus/fungi octopus/octopi radius/radii
nucleus/nuclei stimulus/stimuli alumnus/alumni hippopotamus/hippopotami platypus/platypi crisis/crises
oasis/oases axis/axes basis/bases thesis/theses analysis/analyses medium/media bacterium/bacteria
datum/data phenomenon/phenomena criterion/criteria index/indices vertex/vertices appendix/appendices
matrix/matrices bureau/bureaux chateau/chateaux gateau/gateaux beau/beaux staff/staves quiz/quizzes
passerby/passersby fez/fezzes larva/larvae alga/algae antenna/antennae formula/formulae
vertebra/vertebrae
""")
}

COMPOUND_PLURALS: Final = tuple(
    _pairs("""
man/men woman/women child/children foot/feet mouse/mice tooth/teeth goose/geese elf/elves leaf/leaves
loaf/loaves thief/thieves wolf/wolves half/halves calf/calves knife/knives wife/wives life/lives
sheaf/sheaves hoof/hooves roof/rooves scarf/scarves dwarf/dwarves wharf/wharves turf/turves
""")
)
"""Endings that keep their own plural in longer words: snowman, grandchild, bookshelf."""

NOT_PLURALS: Final = _both_ways("""
new/news glass/glasses good/goods mean/means doe/does wale/wales mar/mars tim/times sometime/sometimes
his/hi thi/this it/its a/as i/is u/us bu/bus ga/gas ye/yes le/les pari/paris physic/physics
""")
"""Pairs that look like one and many of a thing and are two different things."""

# ---- spelling ------------------------------------------------------------------------------------

SPELLINGS: Final[Mapping[str, str]] = dict(
    _pairs("""
gray/grey grayer/greyer donut/doughnut pajama/pyjama jewelry/jewellery airplane/aeroplane
aluminum/aluminium tire/tyre mom/mum mommy/mummy mama/mamma plow/plough plowing/ploughing plowed/ploughed
mustache/moustache yogurt/yoghurt yoghourt/yoghurt program/programme draft/draught check/cheque
skeptic/sceptic skeptical/sceptical mold/mould moldy/mouldy molt/moult smolder/smoulder cozy/cosy ax/axe
curb/kerb jail/gaol sulfur/sulphur maneuver/manoeuvre chili/chilli chile/chilli disc/disk inquiry/enquiry
inquire/enquire artifact/artefact judgment/judgement aging/ageing learned/learnt burned/burnt
dreamed/dreamt leaped/leapt spelled/spelt spilled/spilt spoiled/spoilt smelled/smelt kneeled/knelt
leaned/leant toward/towards afterward/afterwards among/amongst while/whilst mathematics/maths math/maths
omelet/omelette whiskey/whisky licorice/liquorice czar/tsar tidbit/titbit specialty/speciality meow/miaow
furor/furore peddler/pedlar lasagna/lasagne hippie/hippy bogeyman/bogyman fetus/foetus diarrhea/diarrhoea
esophagus/oesophagus anemia/anaemia pediatric/paediatric encyclopedia/encyclopaedia medieval/mediaeval
archeology/archaeology esthetic/aesthetic paleontology/palaeontology orthopedic/orthopaedic
leukemia/leukaemia hemoglobin/haemoglobin ameba/amoeba eon/aeon fairy/faery adviser/advisor
catsup/ketchup cookie/cooky kabob/kebab kebob/kebab hummus/houmous racket/racquet vise/vice karat/carat
practise/practice license/licence defense/defence offense/offence pretense/pretence wagon/waggon
dike/dyke woolen/woollen fulfill/fulfil enroll/enrol skillful/skilful willful/wilful
installment/instalment enthrall/enthral appall/appal distill/distil instill/instil pizzazz/pizazz
cauldron/caldron alright/allright okey/okay hanukkah/chanukah bologna/baloney doggie/doggy kitty/kittie
teddy/teddie barbie/barby goodbye/goodby hiccup/hiccough hooray/hurray hurrah/hurray gypsy/gipsy
vampire/vampyre ambience/ambiance odor/odour worshiped/worshipped rudolf/rudolph mohammed/muhammad
mohammad/muhammad theater/theatre center/centre centered/centred meter/metre liter/litre fiber/fibre
saber/sabre caliber/calibre luster/lustre specter/spectre somber/sombre scepter/sceptre meager/meagre
sepulcher/sepulchre ocher/ochre goiter/goitre kilometer/kilometre centimeter/centimetre
millimeter/millimetre fiberglass/fibreglass centerpiece/centrepiece centerfold/centrefold
epicenter/epicentre amphitheater/amphitheatre
""")
)
"""One spelling of a word and the one it is compared by, mostly American and British.

The regular endings are rules in `readings.py`.
"""
