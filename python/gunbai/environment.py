"""Many games at once, over a pipe to the gunbai command."""

import array
import base64
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


class Problem(Exception):
    """What the environment says is wrong with a request, in a sentence. Nothing was changed."""


@dataclass
class Positions:
    """Where games stand: lists with an entry for each game."""

    games: list  #: numbers of the games
    seats: list  #: the seat that is asked, -1 where the game is over
    over: list  #: whether it is over
    cut: list  #: whether it was cut short
    rewards: list  #: by seat, what the game was worth
    counts: list  #: how many answers the seat has
    observations: list  #: what the seat sees: views, or rows of numbers
    answers: list  #: what it may answer: answers, or rows of numbers


class Environment:
    """Games of one setup. `observe` is "view", "figures" or "nothing"; `answers` is "list", "figures" or "count"."""

    def __init__(self, rulebook, setup, *, observe="figures", answers="figures", options=(), longest=20000, command=None):
        chosen = [part for option in options for part in ("--option", option)]
        line = [*(command or find_command()), "environment", rulebook, setup, "--longest", str(longest), *chosen]
        self._process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=find_home())
        # rows of numbers come packed, which is many times as quick to read
        self._observe = "packed" if observe == "figures" else observe
        self._answers = "packed" if answers == "figures" else answers
        self._width = 0
        self.description = self.ask({"do": "describe"})
        self.seats = self.description["seats"]
        if self.description["figures"] is not None:
            self._width = 1 + len(self.description["figures"]["fields"])

    def begin(self, count=1, seed=1, *, seeds=None, players=None, renew=False):
        """Begins games instead of those before. `players` has a bot's name, or None, for each seat.

        With `renew`, a step in a game that is over begins the next one under the same number."""
        request = {"do": "begin", "observe": self._observe, "answers": self._answers, "renew": renew}
        request.update({"seeds": seeds} if seeds is not None else {"count": count, "seed": seed})
        if players is not None:
            request["players"] = players
        return self._positions(request)

    def step(self, games, places):
        """Gives in each game the answer at that place of its list."""
        return self._positions({"do": "step", "games": games, "places": places})

    def look(self, games):
        return self._positions({"do": "look", "games": games})

    def imagine(self, games, seats, seed=1):
        """New games, one for each: what that seat cannot know is drawn anew. For search, without looking into hands."""
        return self._positions({"do": "imagine", "games": games, "seats": seats, "seed": seed})

    def evaluate(self, games, seats):
        """How each stands for a seat, from 0 to 1, as the rulebook's own bots judge it."""
        return self.ask({"do": "evaluate", "games": games, "seats": seats})["values"]

    def advise(self, games, bot="greedy"):
        """The place of the answer that a bot of the house would give."""
        return self.ask({"do": "advise", "games": games, "bot": bot})["places"]

    def forget(self, games):
        self.ask({"do": "forget", "games": games})

    def ask(self, request):
        """Any request of docs/environment.md, and its reply."""
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise Problem("The environment has ended; what it printed stands above.")
        reply = json.loads(line)
        if "problem" in reply:
            raise Problem(reply["problem"])
        return reply

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _positions(self, request):
        reply = self.ask(request)
        observations, answers = reply.get("observations", []), reply.get("answers", [])
        if self._observe == "packed":
            observations = [_unpacked(text) for text in observations]
        if self._answers == "packed":
            rows = [_unpacked(text) for text in answers]
            answers = [[row[i : i + self._width] for i in range(0, len(row), self._width)] for row in rows]
        plain = {name: reply[name] for name in ("games", "seats", "over", "cut", "rewards", "counts")}
        return Positions(**plain, observations=observations, answers=answers)


def _unpacked(text):
    numbers = array.array("h", base64.b64decode(text))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def find_home():
    """The folder of the repository: GUNBAI_HOME, where this was installed from, or around this file."""
    if "GUNBAI_HOME" in os.environ:
        return os.environ["GUNBAI_HOME"]
    noted = Path(__file__).with_name("home.txt")
    return noted.read_text() if noted.exists() else str(Path(__file__).resolve().parents[2])


def find_command():
    """The gunbai command: GUNBAI_COMMAND, or the one of the repository, which sets itself up."""
    if "GUNBAI_COMMAND" in os.environ:
        return os.environ["GUNBAI_COMMAND"].split()
    return ["node", "tools/run.mjs", "gunbai"]


def do_task(environment, choose, task=None, progress=None):
    """Does a fixed task of docs/environment.md. `choose(observation, answers)` gives a place. Gives the mean reward and half
    the width of its interval of 95 %. `task` is one of `environment.description["tasks"]`; without it, the first."""
    task = task or environment.description["tasks"][0]
    seats, rewards = environment.seats, []
    for seat in range(seats):
        players = [None if each == seat else task["opponent"] for each in range(seats)]
        at = environment.begin(seeds=[f"task {task['id']} {n}" for n in range(seat, task["games"], seats)], players=players)
        while True:
            rewards += [at.rewards[i][seat] for i, over in enumerate(at.over) if over]
            asked = [i for i, over in enumerate(at.over) if not over]
            if not asked:
                break
            places = [choose(at.observations[i], at.answers[i]) for i in asked]
            at = environment.step([at.games[i] for i in asked], places)
    mean = sum(rewards) / len(rewards)
    spread = sum((reward - mean) ** 2 for reward in rewards) / max(1, len(rewards) - 1)
    return mean, 1.96 * (spread / len(rewards)) ** 0.5
