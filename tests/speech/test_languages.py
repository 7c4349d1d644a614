"""Messages: gaps, plurals, articles, what is missing, what is damaged; and the language that nobody speaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.speech import PSEUDO, BadMessages, Language

MESSAGES = """\
thing-coal = coal
    .a = some coal
thing-axe = axe
    .other = axes
    .gender = feminine
finds = { $who } finds { COUNT($number, $thing) }.
takes = { $who } takes { A($thing) }.
breaks = { THE($thing) } breaks.
burns = { $thing ->
        [coal] It burns well.
       *[other] It does not burn.
    }
hers = { GENDER($thing) ->
        [feminine] hers
       *[other] his
    }
brings = { $who } brings { $things ->
        [none] nothing
       *[many] { $things }
    }.
brings-or = { LIST($things, last: "or") }
short = { COMPARE($got, $wanted) ->
        [less] too few
       *[same] enough
    }
asks = Who eats?
    .answer = { $who } eats
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "messages.ftl").write_text(MESSAGES)
    return tmp_path


@pytest.fixture
def english(folder: Path) -> Language:
    return Language("en", [folder])


def test_a_noun_agrees_with_the_number_before_it(english: Language) -> None:
    axe = english.noun("thing-axe")
    said = [english.say("finds", {"who": "Ada", "number": number, "thing": axe}) for number in (0, 1, 2)]
    assert said == ["Ada finds 0 axes.", "Ada finds 1 axe.", "Ada finds 2 axes."]


def test_articles_are_the_language_s(english: Language) -> None:
    said = [english.say("takes", {"who": "Ada", "thing": english.noun(f"thing-{one}")}) for one in ("axe", "coal")]
    assert said == ["Ada takes an axe.", "Ada takes some coal."]


def test_an_article_goes_before_each_thing_of_a_list(english: Language) -> None:
    both = english.several([english.noun("thing-axe"), english.noun("thing-coal")])
    assert english.say("takes", {"who": "Ada", "thing": both}) == "Ada takes an axe and some coal."


def test_a_sentence_begins_with_a_capital(english: Language) -> None:
    axe = english.noun("thing-axe")
    assert english.say("breaks", {"thing": axe}) == "the axe breaks."
    assert english.sentence("breaks", {"thing": axe}) == "The axe breaks."


def test_a_message_chooses_by_key_and_by_gender(english: Language) -> None:
    axe, coal = english.noun("thing-axe", "axe"), english.noun("thing-coal", "coal")
    assert [english.say("burns", {"thing": one}) for one in (coal, axe)] == ["It burns well.", "It does not burn."]
    assert [english.say("hers", {"thing": one}) for one in (coal, axe)] == ["his", "hers"]


def test_a_list_is_joined_as_the_language_does(english: Language) -> None:
    def brings(*things: str) -> str:
        return english.say("brings", {"who": "Ada", "things": english.several(things)})

    assert brings() == "Ada brings nothing."
    assert brings("coal", "wood", "food") == "Ada brings coal, wood and food."
    assert english.say("brings-or", {"things": english.several(["coal", "wood"])}) == "coal or wood"


def test_numbers_are_compared_in_a_message(english: Language) -> None:
    assert english.say("short", {"got": 1, "wanted": 2}) == "too few"
    assert english.say("short", {"got": 2, "wanted": 2}) == "enough"


def test_a_message_has_parts(english: Language) -> None:
    assert english.has("asks", "answer")
    assert not english.has("asks", "story")
    assert english.say("asks", {"who": "Ada"}, "answer") == "Ada eats"


def test_half_a_sentence_is_never_said(english: Language) -> None:
    with pytest.raises(BadMessages, match=r"The message takes in en: .*thing"):
        english.say("takes", {"who": "Ada"})
    with pytest.raises(BadMessages, match=r"There is no message wonders in en\."):
        english.say("wonders")
    with pytest.raises(BadMessages, match=r"There is no message asks\.story in en\."):
        english.say("asks", {}, "story")


def test_a_damaged_file_is_named_with_the_line(folder: Path) -> None:
    (folder / "en" / "more.ftl").write_text("one = One\n\ntwo = { $number\n")
    with pytest.raises(BadMessages, match=r"more\.ftl:3: "):
        Language("en", [folder])


@pytest.mark.parametrize("more", ["takes = Somebody takes something.\n", "one = One\n\ntakes-all = All\n\none = Two\n"])
def test_two_messages_of_one_name_are_refused(folder: Path, more: str) -> None:
    (folder / "en" / "more.ftl").write_text(more)
    with pytest.raises(BadMessages, match=r"two messages (takes|one)\."):
        Language("en", [folder])


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadMessages, match="There is no language 'tlh'"):
        Language("tlh", [])


def test_the_marked_language_marks_every_letter_and_is_longer(folder: Path) -> None:
    marked = Language(PSEUDO, [folder])
    axe = marked.noun("thing-axe")
    said = marked.say("finds", {"who": "", "number": 2, "thing": axe})
    assert not any(letter.isascii() and letter.isalpha() for letter in said)
    assert len(said) > len(" finds 2 axes.")


def test_the_marked_language_s_articles_agree_with_gender(folder: Path) -> None:
    marked = Language(PSEUDO, [folder])
    the = {marked.say("breaks", {"thing": marked.named("", name)}).split()[0] for name in ("one", "four")}
    assert len(the) == 2
