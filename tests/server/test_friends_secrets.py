"""What a friend at the table may not know stays on the server: no answer to one seat has the card of another."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

from tests.cite import rule

from .served import Browser, Served
from .test_http import refused
from .test_secrets import answers

GAME = "this_war_of_mine"


@rule("TW-HIDDEN-04")
def test_who_knows_the_seed_could_work_out_the_cards_so_friends_agree_to_a_chosen_one(
    visitors: Callable[[], Browser],
) -> None:
    anna, ben = visitors(), visitors()
    _, links = anna.make(GAME, "me", "friend", seed=7, **{"hidden-objectives": "yes"})
    refused(ben.post(links[1]), 409, "HF-SEED")
    _, links = anna.make(GAME, "me", "friend", seed=7)
    assert ben.post(links[1]).status_code == 303


@rule("TW-HIDDEN-04", "TW-HIDDEN-04/2")
def test_the_hidden_objective_of_a_friend_reaches_no_other_browser(
    server: Served, visitors: Callable[[], Browser]
) -> None:
    anna, ben, carl = visitors(), visitors(), visitors()
    table, links = anna.make(GAME, "me", "friend", **{"hidden-objectives": "yes"})
    ben.join(links[1])
    carl.join(links[None])
    live = server.house.tables[table]
    first, second = server.do(lambda: [live.table.game.box.secrets[card] for card in live.table.game.state.secrets])
    own = {id(anna): first, id(ben): second}
    with ExitStack() as open_now:
        sockets = {browser: open_now.enter_context(browser.connect(table)) for browser in (anna, ben, carl)}
        told = {
            browser: str(socket.until(lambda shown: shown["type"] == "table")) for browser, socket in sockets.items()
        }
    for browser in (anna, ben, carl):
        # Lists of all cards are open to everybody: what is asked for here is what is told of this table.
        texts = [text for text in answers(browser, table, GAME) if f'"table":"{table}"' in text or table in text]
        assert texts
        for card in (first, second):
            told_here = f'"{card.id}"' in "".join(texts) or card.title in "".join(texts) or card.title in told[browser]
            assert told_here is (own.get(id(browser)) is card), f"{card.title}"
    for browser in (anna, ben, carl):
        refused(browser.get(f"/api/tables/{table}/record"), 403, "HF-SECRET")
