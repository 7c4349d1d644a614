"""The client without a terminal: plain text, answers from a script."""

from __future__ import annotations

from pathlib import Path

import pytest

import holdfast as engine
from holdfast.kernel.record import read_file, read_record

from .at_the_table import fits, holdfast, kept, play

# Two Leaders, so that the first marker can be placed.
LEADERS = "1\n1\n"


def test_a_whole_game_by_always_answering_1(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", "--record", "game.json", typed="1\n" * 2000)
    assert "The score sheet" in said
    assert "wins, with the most points." in said or "Player 1 and Greedy win" in said
    assert "Greedy had " in said
    assert not fits(said, 80)
    assert "\x1b" not in said
    assert kept(tmp_path) == []
    record = read_record(read_file(tmp_path / "game.json"))
    assert engine.replay(record).outcome is not None


def test_three_seats_two_of_them_people(tmp_path: Path) -> None:
    said = play(tmp_path, "--seats", "me,random,me", "--seed", "2", "--names", "Anna,Rob,Ben", typed="1\n" * 40)
    assert "--- Ben ---" in said
    assert "--- Anna ---" in said
    assert "Anna (you)" in said
    assert "Ben (you)" in said


def test_players_among_themselves_need_no_answers(tmp_path: Path) -> None:
    said = play(tmp_path, "--seats", "random,greedy,random", "--seed", "2")
    assert "Random 1" in said
    assert "Greedy " in said
    assert "The score sheet" in said
    assert kept(tmp_path) == []


def test_one_sees_the_table_the_question_and_the_options(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed=LEADERS)
    for words in (
        "Round 1, Level 1",
        "On offer",
        "Tokens",
        "Player 1 (you)",
        "Greedy  ",
        "Open objective",
        "Your secret",
    ):
        assert words in said
    assert "Where does a Leader work this round? (2 to place)" in said
    assert "Place a marker (5 left)." in said
    assert " 1 Water Station: +2 water; with a Leader" in said


def test_a_new_game_first_tells_how_it_begins(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed="")
    assert said.index("Round 1 begins.") < said.index("Where does a Leader work this round?")
    opening = " ".join(play(tmp_path, "this_war_of_mine", "--scenario", "last-road", typed="").split())
    for words in ("Four Days to the Bridge. The bridge goes up on the fifth day.", "lives in this house."):
        assert opening.index(words) < opening.index("Who is it?")


def test_a_game_taken_up_again_does_not_tell_it_anew(tmp_path: Path) -> None:
    play(tmp_path, "--seed", "7", typed=f"{LEADERS}s game.json\nq\n")
    assert "Round 1 begins." not in play(tmp_path, "--load", "game.json", typed="")


def test_the_table_is_drawn_once_a_turn_and_when_asked_for(tmp_path: Path) -> None:
    assert play(tmp_path, "--seed", "7", typed="1\n").count("On offer") == 1
    assert play(tmp_path, "--seed", "7", typed="1\nt\n").count("On offer") == 2


@pytest.mark.parametrize("typed", ["place:builders-office", "builders-office", "place:bui", "buil"])
def test_an_option_by_its_key_or_the_beginning_of_it(typed: str, tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed=f"{LEADERS}{typed}\n")
    assert "Player 1 goes to the Builders' Office." in said
    assert "What do you build?" in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type a number from 1 to 10, or h for help."),
        ("0", "There is no option 0. They go from 1 to 10."),
        ("99999999999999999999", "There is no option 999999999999. They go from 1 to 10."),
        ("-1", '"-1" is not an option.'),
        ("xyzzy", '"xyzzy" is not an option. Type a number from 1 to 10, or h for help.'),
        ("[bold]", '"[bold]" is not an option'),
        ("place:", '"place:" could be place:p1-1, place:p1-2, place:p1-3 or place:p1-4, or others.'),
        ("place:pass", "You have 5 markers left and must place one. (RB-TURN-08; r RB-TURN-08"),
        ("p2-1", "RB-TURN-01"),
        ("\x00\x1b[2J\ufffd", "is not an option"),
        ("²", "is not an option"),
    ],
)
def test_what_is_not_understood_loses_nothing(typed: str, answer: str, tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed=f"{LEADERS}{typed}\n1\n")
    assert answer in said
    assert "Player 1 uses the Water Station" in said


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    import subprocess
    import sys

    from .at_the_table import environment

    done = subprocess.run(
        [sys.executable, "-m", "holdfast", "play", "--seed", "7"],
        input=b"\xff\xfe\x80\n1\n",
        capture_output=True,
        env=environment(tmp_path),
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


# -- commands ---------------------------------------------------------------------------------------------------------


def test_why_not_in_few_lines_with_rules(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed=f"{LEADERS}?\n")
    after = said.rpartition("> ?\n")[2].splitlines()
    assert after[0] == "RB-TURN-08 No passing: 1 option"
    assert any(line.startswith("RB-TURN-01") for line in after)
    assert any(line.startswith("  ... and ") for line in after)
    assert len(after) < 15


def test_why_not_one_thing(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed=f"{LEADERS}? pass\n? 1\n? nonsense\n")
    assert "You have 5 markers left" in said
    assert "You can choose that: it is option 1." in said
    assert 'There is no "nonsense" in this game.' in said


def test_undo_before_anything_is_shown_is_free(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed="3\nu\n2\n")
    assert "1 pick taken back." in said
    assert said.count("(2 to place)") == 2
    assert "agree" not in said


def test_undo_takes_back_what_players_did_in_between(tmp_path: Path) -> None:
    """Seed 7: greedy takes from the board after our first marker, which shows nothing."""
    for place in ("p1-1", "p1-3", "p1-5"):
        said = play(tmp_path, "--seed", "8", "--seats", "me,random", typed=f"{LEADERS}{place}\nu\ny\n")
        assert "taken back." in said
        assert said.count("Place a marker (5 left).") == 2


def test_past_what_was_shown_the_table_must_agree(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed=f"{LEADERS}u\n\nu\ny\n")
    assert said.count("Does the table agree? [y/N]") == 2
    assert said.count("taken back.") == 1


def test_nothing_to_undo(tmp_path: Path) -> None:
    assert "There is nothing of yours to take back." in play(tmp_path, "--seed", "7", typed="u\n")


def test_another_persons_moves_are_taken_back_only_if_the_table_agrees(tmp_path: Path) -> None:
    said = play(tmp_path, "--seats", "me,me", "--names", "A,B", "--seed", "3", typed="1\n1\n1\n1\n1\n1\nu\nn\nu\ny\n")
    assert "moved since. Does the table agree?" in said


def test_rules_by_id_and_by_word(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed="r RB-TURN-06\nr BUILD\nr leader\nr\nr nosuchword\nr HF-UNDO\n")
    assert "RB-TURN-06  " in said
    assert "rules; r ID shows one:" in said
    assert "RB-BUILD-02  " in said
    assert "r ID shows a rule, r WORD finds rules" in said
    assert 'No rule of this game has "nosuchword"' in said
    assert "Once chance or a hidden card has been revealed" in said


def test_the_log_tells_everything_that_everybody_may_know(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed=f"{LEADERS}1\nl\n").rpartition("> l\n")[2]
    assert "Round 1 begins." in said
    assert "Player 1 uses the Water Station; takes 2 water from the board." in said


def test_help_names_every_command(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed="h\n").rpartition("> h\n")[2]
    for letter in "?wbmutlcrshq":
        assert f"\n{letter} " in said


# -- keeping ----------------------------------------------------------------------------------------------------------


def test_the_end_of_the_input_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", "--names", "Anna,Bot", typed=f"{LEADERS}1\n")
    (file,) = kept(tmp_path)
    assert f"holdfast play --load {file} --seats me,greedy --names Anna,Bot" in said
    on = play(tmp_path, "--load", str(file), typed="1\n")
    assert "Place a marker (4 left)." in on
    assert kept(tmp_path) == [file]


def test_save_to_a_file_and_go_on_from_it(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed=f"{LEADERS}s my game.save\n1\n")
    assert "holdfast play --load 'my game.save' --seats me,greedy" in said
    assert "Place a marker (5 left)." in play(tmp_path, "--load", "my game.save", typed="t\n")


def test_save_asks_before_it_writes_over_a_strangers_file(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Anna")
    said = play(tmp_path, "--seed", "7", typed="s letter\nn\ns letter\nmaybe\ny\ns letter\n")
    assert said.count("letter already exists. Overwrite it?") == 3
    assert "Please answer y or n." in said
    assert (tmp_path / "letter").read_text() != "Dear Anna"


def test_a_save_that_fails_says_so_and_the_game_goes_on(tmp_path: Path) -> None:
    said = play(tmp_path, "--seed", "7", typed="s no/such/folder/x\n1\n")
    assert "could not be written" in said
    assert "(1 to place)" in said


def test_quit_keeps_the_game_or_not(tmp_path: Path) -> None:
    assert "The game is saved." in play(tmp_path, "--seed", "7", typed="q\n\n")
    assert len(kept(tmp_path)) == 1
    kept(tmp_path)[0].unlink()
    assert "Goodbye." in play(tmp_path, "--seed", "7", typed="q\nn\n")
    assert kept(tmp_path) == []


def test_where_nothing_can_be_kept_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("in the way")
    assert "The game could not be saved: " in play(tmp_path, "--seed", "7", typed=LEADERS)


def test_the_record_is_offered_at_the_end(tmp_path: Path) -> None:
    """The answer to everything is 1, and so is the name of the file."""
    play(tmp_path, "--seed", "7", "--seats", "me,random", typed="1\n" * 1500)
    assert read_record(read_file(tmp_path / "1")).outcome is not None


def test_an_unfinished_game_has_a_record_too(tmp_path: Path) -> None:
    play(tmp_path, "--seed", "7", "--record", "a.json", typed=LEADERS)
    assert read_record(read_file(tmp_path / "a.json")).outcome is None


def test_a_game_loaded_meets_the_same_players(tmp_path: Path) -> None:
    whole = play(tmp_path, "--seed", "7", "--record", "a.json", typed="1\n" * 2000)
    assert "The score sheet" in whole
    play(tmp_path, "--seed", "7", typed="1\n" * 20)
    (file,) = kept(tmp_path)
    play(tmp_path, "--load", str(file), "--record", "b.json", typed="1\n" * 2000)
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_start_options_reach_the_game(tmp_path: Path) -> None:
    play(tmp_path, "--seed", "7", "--option", "same_action=kind", "--option", "tied-bonus=nobody", "--record", "a.json")
    assert read_record(read_file(tmp_path / "a.json")).header.options == {"same_action": "kind", "tied_bonus": "nobody"}


# -- what goes wrong --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["rebild"], 'There is no game "rebild". Did you mean rebuild?'),
        (["--seats", "me,gredy"], 'There is no player "gredy". Did you mean greedy?'),
        (["--seats", "me,greedy:2"], 'There is no player "greedy:2". Did you mean greedy?'),
        (["--seats", "me,planner:0s"], "A planner's budget is a number of playouts"),
        (["--seats", "me"], "Rebuild is for 2 to 3 seats, not 1."),
        (["--seats", "me,random,random,random"], "Rebuild is for 2 to 3 seats, not 4."),
        (["--seats", ""], "Rebuild is for 2 to 3 seats, not 1."),
        (["--names", "Anna"], "There are 2 seats, but --names names 1."),
        (["--names", "Anna,"], 'A name has 1 to 20 letters; "" does not.'),
        (["--names", "A,A"], "Two seats have the same name."),
        (["--names", "A,\x1b[2J"], "does not."),
        (["--option", "same_action"], "An option is written name=value"),
        (["--option", "same_action=never"], 'same_action is place or kind, not "never".'),
        (["--option", "luck=high"], 'Rebuild has no option "luck"'),
        (["--seed", "-1"], "A seed is a whole number"),
        (["--seed", "x"], "x"),
        (["--load", "nowhere"], "nowhere could not be read"),
        (["--load", "torn"], "This is not a Holdfast save or record"),
        (["--load", "torn", "--seed", "3"], "--seed cannot be combined with --load"),
        (["--record", "no/folder/a.json"], "its folder does not exist"),
        (["--pack", "nowhere"], "nowhere"),
    ],
)
def test_a_mistake_is_one_sentence_and_no_traceback(words: list[str], answer: str, tmp_path: Path) -> None:
    (tmp_path / "torn").write_text('{"holdfast":"save","form')
    done = holdfast(tmp_path, "play", *words)
    assert done.returncode == 2
    assert answer in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_save_for_other_seats(tmp_path: Path) -> None:
    play(tmp_path, "--seed", "7", typed="s a.save\n")
    done = holdfast(tmp_path, "play", "--load", "a.save", "--seats", "me,greedy,random")
    assert (done.returncode, done.stderr) == (2, "holdfast: This game has 2 seats, but --seats names 3.\n")
