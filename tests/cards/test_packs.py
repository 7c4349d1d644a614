"""Packs: read whole, or refused with everything that is wrong, each fault at its place."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from holdfast.cards import PackError, load_pack, perform, worth
from holdfast.cards.archive import write
from holdfast.cards.files import MOST_BYTES
from holdfast.cards.filling import at_path
from holdfast.cards.packs import game_of
from holdfast.cards.problems import MOST_PROBLEMS, Problems
from holdfast.cards.reading import read_yaml

from .reading_aloud import count, effect
from .village import BARNS, CHILD, EVENTS, FILES, MAP, PACK, Barn, Event, Map, Village, shape, village_pack, write_pack


def problems(folder: Path, **changed: str) -> list[str]:
    """Everything that is told about the pack with these files changed, the folder's name left out."""
    with pytest.raises(PackError) as caught:
        village_pack(folder, **changed)
    return [str(problem).removeprefix(str(folder)).lstrip("/\\") for problem in caught.value.problems]


def test_a_pack_is_read(tmp_path: Path) -> None:
    pack = village_pack(tmp_path)
    assert (pack.name, pack.version, pack.about.game) == ("first", "1", "village")
    main, quiet = pack.deck("events", Event)
    assert (main.id, main.title, main.weather, quiet.weather) == ("E1", "The Cracked Main", 1, 0)
    assert main.now == (effect("noise +1"),)
    assert [option.go for option in main.options] == [-1, pack.index("events", "E2")]
    assert main.options[0].then == "remove"
    first, second = pack.deck("barns", Barn)
    assert (first.cost, second.cost) == ((1, 2, 0), (0, 0, 1))
    assert second.counts == count("sick elders")
    assert pack.single("map", Map) == Map(roads=3)


def test_its_cards_do_what_they_say(tmp_path: Path) -> None:
    pack = village_pack(tmp_path)
    village = Village(coal=3)
    main, quiet = pack.deck("events", Event)
    assert list(perform(village, [*main.options[0].do, *quiet.now], 0)) == []
    assert village.drawn == [1]
    village.stores[1] = 1
    assert list(perform(village, quiet.now + quiet.now, 0)) == []
    assert village.stores == [2, 1, 0]
    village.sick[CHILD] = 5
    assert worth(village, pack.deck("barns", Barn)[0].score, 0) == 4
    assert pack.words(main.options[0].do[1]) == "Draw event Quiet"


def test_cards_cannot_be_changed(tmp_path: Path) -> None:
    pack = village_pack(tmp_path)
    with pytest.raises(AttributeError):
        pack.deck("events", Event)[0].title = "Mine"  # type: ignore[misc]
    with pytest.raises(TypeError):
        pack.decks["events"] = ()  # type: ignore[index]


def test_all_decks_may_stand_in_one_file(tmp_path: Path) -> None:
    apart = village_pack(tmp_path / "apart")
    events, barns = (f"{name}:\n{text}" for name, text in (("events", EVENTS), ("barns", BARNS)))
    together = tmp_path / "together.yaml"
    together.write_text(f"{PACK}\n{events}\n{barns}\nmap: {{roads: 3}}\n")
    assert load_pack(together, shape, keep=False).doing == apart.doing
    named = write_pack(tmp_path / "named", {"pack.yaml": PACK, "all.yaml": f"{events}{barns}map:\n  {MAP}"})
    assert load_pack(named, shape, keep=False).doing == apart.doing


def test_an_optional_deck_may_be_missing(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {name: text for name, text in FILES.items() if name != "barns.yaml"})
    assert load_pack(folder, shape, keep=False).decks["barns"] == ()


def test_every_problem_of_a_pack_is_told_in_one_run(tmp_path: Path) -> None:
    events = """\
- id: E1
  titel: Misspelt
  weather: fowl
  level: 4
  now: [gian 1 wod, pay 2 core]
- id: E2
  now: [draw event E9, 3, [x]]
  options:
    - {story: One., if: have 1 coal}
    - {story: Two., if: have 1 cole, do: make noise, then: burn, go: E8}
- id: E2
- title: Nobody
- id: a b
"""
    barns = "- {id: B1, cost: {wood: 1, gold: 2, coal: many}, room: 0}\n- {id: B2, cost: 1 wood, room: 0}\n- {id: B3}\n"
    assert problems(tmp_path, events=events, barns=barns, map="roads: three\nnames: [1, x, {a: b}]\n") == [
        'barns.yaml:1:28: card B1: unknown goods "gold": one of wood, coal, core',
        "barns.yaml:1:43: card B1: how many coal? A number is expected here",
        "barns.yaml:2:32: card B2: room: Expected `int` >= 1",
        'barns.yaml:3:3: card B3: the field "cost" is missing',
        'events.yaml:2:3: card E1: unknown field "titel": did you mean title?',
        'events.yaml:3:12: card E1: unknown weather "fowl": did you mean foul?',
        'events.yaml:4:10: card E1: "4" is not allowed here: one of 1, 2, 3',
        'events.yaml:5:9: card E1: unknown phrase "gian 1 wod": did you mean "gain 1 wood"?',
        'events.yaml:5:21: card E1: unknown goods "core": one of wood, coal, steam core',
        'events.yaml:7:9: card E2: there is no card "E9" in events: one of E1, E2',
        'events.yaml:7:24: card E2: unknown phrase "3"',
        "events.yaml:7:27: card E2: a sentence is expected here, not a list",
        'events.yaml:9:5: card E2: every option has an "if": one must always be open',
        'events.yaml:10:25: card E2: unknown goods "cole": did you mean coal?',
        'events.yaml:10:60: card E2: "burn" is not allowed here: one of remove, keep',
        'events.yaml:10:70: card E2: there is no card "E8" in events: one of E1, E2',
        f"events.yaml:11:7: card E2: this id is taken by the card in {tmp_path / 'events.yaml'}, line 6",
        'events.yaml:12:3: a card of "events" needs an id',
        "events.yaml:13:7: a card's id has letters and digits, and - _ . / between them",
        'map.yaml:1:8: a number is expected here, not "three"',
        "map.yaml:2:15: a text is expected here, not fields",
    ]


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"pack.yaml": "game: village\nversion: 1\n"}, 'pack.yaml:1:1: the field "name" is missing'),
        ({"pack.yaml": PACK + "nmae: x\n"}, 'pack.yaml:4:1: unknown field "nmae": did you mean name?'),
        ({"pack.yaml": PACK.replace("village", "town")}, "pack.yaml:2:7: this pack is for town, and village is played"),
        ({"pack.yaml": PACK.replace("first", "my pack")}, "pack.yaml:1:7: a pack's name is a word"),
        ({"pack.yaml": "[]"}, "pack.yaml:1:1: says nothing of the pack"),
        ({"pack.yaml": PACK + "extends: base\n"}, 'pack.yaml:4:10: there is no pack "base" to extend'),
        ({"evnts.yaml": "[]"}, 'evnts.yaml:1:1: unknown deck "evnts": did you mean events?'),
        ({"more.yaml": "barn: []"}, 'more.yaml:1:1: unknown deck "barn": did you mean barns?'),
        ({"more.yaml": "map: {roads: 1}"}, 'more.yaml:1:6: "map" stands in this pack twice'),
        ({"more.yaml": "events: 3"}, 'more.yaml:1:9: the deck "events" must be a list of cards'),
        ({"more.yml": "[]"}, "more.yml:1:1: card files end in .yaml: rename it"),
        ({"map.yaml": "names: []"}, 'map.yaml:1:1: the field "roads" is missing'),
        ({"map.yaml": "[1]"}, "map.yaml:1:1: fields are expected here (roads, names), not a list"),
        ({"events.yaml": "[x: &a 1]"}, "events.yaml:1:5: anchors"),
    ],
)
def test_what_is_wrong_with_a_pack(tmp_path: Path, files: dict[str, str], told: str) -> None:
    folder = write_pack(tmp_path, {**FILES, **files})
    with pytest.raises(PackError) as caught:
        load_pack(folder, shape, keep=False)
    assert str(caught.value.problems[0]).startswith(f"{folder / told}")


def test_missing_decks_are_told(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {"pack.yaml": PACK})
    with pytest.raises(PackError, match=r"write map.yaml(.|\n)*write events.yaml"):
        load_pack(folder, shape, keep=False)


@pytest.mark.parametrize("path", ["nowhere", "file\0"])
def test_a_pack_that_is_not_there(tmp_path: Path, path: str) -> None:
    with pytest.raises(PackError):
        load_pack(tmp_path / path, shape, keep=False)
    with pytest.raises(PackError):
        game_of(tmp_path / path)


def test_a_sentence_broken_by_a_comma_is_shown_whole(tmp_path: Path) -> None:
    events = "- {id: E1, now: [pay 1 wood, 2 coal and 1 steam core]}\n"
    barns = "- {id: B1, cost: 1 wood, score: [1 VP for each coal, at most 4]}\n"
    assert problems(tmp_path, events=events, barns=barns) == [
        'barns.yaml:1:54: card B1: in a [list] this sentence needs quotes: "1 VP for each coal, at most 4"',
        'events.yaml:1:30: card E1: in a [list] this sentence needs quotes: "pay 1 wood, 2 coal and 1 steam core"',
    ]


def test_a_sentence_with_a_colon_needs_no_quotes(tmp_path: Path) -> None:
    flow = village_pack(tmp_path / "flow", events="- {id: E1, now: [if have 1 coal: make noise]}\n")
    block = village_pack(tmp_path / "block", events="- id: E1\n  now:\n  - if have 1 coal: make noise\n")
    alone = village_pack(tmp_path / "alone", events='- id: E1\n  now: "if have 1 coal: make noise"\n')
    for pack in (flow, block, alone):
        assert pack.deck("events", Event)[0].now == (effect("if have 1 coal: make noise"),)


def test_numbers_may_be_ids_and_texts(tmp_path: Path) -> None:
    events = "- {id: 214, title: 1984, options: [{story: On., go: 215}, {story: Off.}]}\n- id: 215\n"
    pack = village_pack(tmp_path, events=events)
    first = pack.deck("events", Event)[0]
    assert (first.id, first.title, first.options[0].go) == ("214", "1984", 1)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("[{story: One.}]", "a choice needs at least 2 options"),
        ("[{if: have 1 coal}, {if: have 2 coal}]", 'every option has an "if"'),
    ],
)
def test_a_choice_must_be_one_and_leave_a_way_open(tmp_path: Path, options: str, told: str) -> None:
    (problem,) = problems(tmp_path, events=f"- {{id: E1, options: {options}}}\n")
    assert told in problem


def test_the_game_checks_its_own_rules_when_all_else_is_right(tmp_path: Path) -> None:
    barns = "- {id: B1, cost: 1 wood}\n- {id: B2, cost: {wood: 1}}\n"
    assert problems(tmp_path, barns=barns) == ["barns.yaml:2:18: card B2: costs the same as B1"]


def test_a_pack_full_of_faults_is_not_read_to_the_end(tmp_path: Path) -> None:
    told = problems(tmp_path, events="- id: E1\n  now:\n" + "  - nonsense\n" * 5_000)
    assert len(told) == MOST_PROBLEMS + 1
    assert f"stopped after {MOST_PROBLEMS} problems" in " ".join(told)


def test_what_is_quoted_is_cut_short(tmp_path: Path) -> None:
    (told,) = problems(tmp_path, events=f"- {{id: E1, ? {'x' * 100_000} : 1}}\n")
    assert len(told) < 600


@pytest.mark.skipif(sys.platform != "linux", reason="file names of any bytes")
def test_a_file_name_that_is_no_text_can_be_printed(tmp_path: Path) -> None:
    write_pack(tmp_path)
    (tmp_path / os.fsdecode(b"\xff.yaml")).write_text("[]")
    with pytest.raises(PackError) as caught:
        load_pack(tmp_path, shape, keep=False)
    assert str(caught.value).encode()


# -- what identifies a pack


def test_what_a_pack_does_and_what_it_says_have_hashes_of_their_own(tmp_path: Path) -> None:
    plain = village_pack(tmp_path / "plain").doing
    dressed = village_pack(
        tmp_path / "dressed", events="# Events\n" + EVENTS.replace("[noise +1]", "['noise +1' ]")
    ).doing
    reworded = village_pack(tmp_path / "reworded", events=EVENTS.replace("north pipe", "south pipe")).doing
    louder = village_pack(tmp_path / "louder", events=EVENTS.replace("noise +1", "noise +2")).doing
    assert plain == dressed
    assert (reworded.effects, reworded.digests) == (plain.effects, plain.digests)
    assert reworded.words != plain.words
    assert louder.words == plain.words
    assert louder.effects != plain.effects


def test_the_same_effect_in_other_words_is_the_same_effect(tmp_path: Path) -> None:
    plain = village_pack(tmp_path / "plain")
    moved = village_pack(tmp_path / "moved", events="- {id: E0, title: First}\n" + EVENTS)
    assert moved.doing.digests["events"][1:] == plain.doing.digests["events"]  # cards are named by id, not by place


def test_the_layout_is_of_the_order_of_cards_and_once_sentences(tmp_path: Path) -> None:
    pack = village_pack(tmp_path / "a")
    added = village_pack(tmp_path / "b", events=EVENTS + "- id: E3\n")
    twice = village_pack(tmp_path / "c", events=EVENTS + "    - 'once per game: make noise'\n")
    assert len({pack.layout, added.layout, twice.layout}) == 3
    (first, second) = twice.deck("events", Event)[1].now
    assert first.modifiers is not None
    assert second.modifiers is not None
    assert (first.modifiers.once, second.modifiers.once) == (0, 1)


# -- packs beside the built-in one


def test_a_pack_may_hold_only_what_differs(tmp_path: Path) -> None:
    base = write_pack(tmp_path / "base")
    own = write_pack(
        tmp_path / "own",
        {
            "pack.yaml": PACK.replace("first", "own") + "extends: first\n",
            "events.yaml": "- {id: E3, now: [draw event E2]}\n- {id: E1, title: Mine}\n",
        },
    )
    pack = load_pack(own, shape, base=base, keep=False)
    assert pack.ids == {"events": ("E1", "E2", "E3"), "barns": ("B1", "B2")}
    assert [event.title for event in pack.deck("events", Event)] == ["Mine", "Quiet", ""]
    assert pack.deck("events", Event)[2].now == (effect("draw event E2"),)
    assert pack.single("map", Map).roads == 3
    assert pack.doing.effects != load_pack(base, shape, keep=False).doing.effects


def test_a_pack_extends_one_that_stands_by_itself(tmp_path: Path) -> None:
    base = write_pack(tmp_path / "base", pack=PACK + "extends: other\n")
    own = write_pack(tmp_path / "own", {"pack.yaml": PACK.replace("first", "own") + "extends: first\n"})
    with pytest.raises(PackError, match="itself extends another"):
        load_pack(own, shape, base=base, keep=False)
    other = write_pack(tmp_path / "other", {"pack.yaml": PACK.replace("first", "own") + "extends: fisrt\n"})
    with pytest.raises(PackError, match='no pack "fisrt" to extend; the pack at hand is first'):
        load_pack(other, shape, base=base, keep=False)


def test_the_game_of_a_pack(tmp_path: Path) -> None:
    assert game_of(write_pack(tmp_path)) == "village"
    with pytest.raises(PackError, match="does not say which"):
        game_of(write_pack(tmp_path, pack="name: x\n"))


def test_a_deck_knows_its_type(tmp_path: Path) -> None:
    pack = village_pack(tmp_path)
    with pytest.raises(TypeError, match='"events" does not hold Barn'):
        pack.deck("events", Barn)
    with pytest.raises(TypeError):
        pack.single("map", Barn)


def test_a_path_leads_as_far_as_it_can() -> None:
    node = read_yaml(b"a:\n  b: [x, {c: 1}]\n", "f", Problems())
    assert node is not None
    assert at_path(node, "$.a.b[1].c").mark[1:] == (2, 14)
    assert at_path(node, "a.b[7].c").mark[1:] == (2, 6)


# -- a pack as a zip --------------------------------------------------------------------------------------------------


def zipped(file: Path, files: dict[str, str]) -> Path:
    write(file, ((name, text.encode()) for name, text in files.items()))
    return file


def test_a_zip_holds_the_files_of_a_folder(tmp_path: Path) -> None:
    pack = load_pack(zipped(tmp_path / "pack.zip", dict(FILES)), shape, keep=False)
    assert pack.decks == village_pack(tmp_path / "pack").decks


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "cannot be unpacked"),
        (b"PK\x03\x04 and then nothing", "cannot be unpacked"),
    ],
)
def test_what_is_no_zip_is_refused_in_words(tmp_path: Path, data: bytes, told: str) -> None:
    file = tmp_path / "pack.zip"
    file.write_bytes(data)
    with pytest.raises(PackError, match=told):
        load_pack(file, shape, keep=False)


def test_a_damaged_zip_is_refused_in_words(tmp_path: Path) -> None:
    file = zipped(tmp_path / "pack.zip", dict(FILES))
    whole = file.read_bytes()
    for place in range(30, len(whole), 97):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        try:
            load_pack(file, shape, keep=False)
        except PackError:
            continue


def test_a_zip_that_swells_is_not_unpacked(tmp_path: Path) -> None:
    swollen = zipped(tmp_path / "pack.zip", {**FILES, "events.yaml": "#" * (MOST_BYTES + 1)})
    assert swollen.stat().st_size < 10_000
    with pytest.raises(PackError, match="larger than 2 MB"):
        load_pack(swollen, shape, keep=False)
    crowded = zipped(tmp_path / "crowd.zip", {**FILES, **{f"deck-{n}.yaml": "" for n in range(200)}})
    with pytest.raises(PackError, match="more than 100 card files"):
        load_pack(crowded, shape, keep=False)


def test_a_zip_without_its_first_page(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"pack\.yaml.*there is no such file"):
        load_pack(zipped(tmp_path / "pack.zip", {"events.yaml": "[]"}), shape, keep=False)
