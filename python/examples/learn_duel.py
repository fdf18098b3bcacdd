"""Learns the duel at the ford by playing: how much to bid, and which card to counter with.

A table of chances, moved towards what won and away from what lost (REINFORCE, with the mean as baseline), against the
house's bot of your choice. Prints the mean reward before and after, -1 to 1, over games that it did not learn from:

    python3 python/examples/learn_duel.py [rounds] [opponent]
"""

import math
import random
import sys
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from gunbai import Environment  # noqa: E402

GAMES, RATE = 128, 0.08
weights = defaultdict(float)


def situation(seen):
    """Of the whole row: own lives, theirs, own coins, their coins."""
    return tuple(seen[0:4])


def chances(seen, answers):
    scores = [weights[situation(seen), tuple(answer)] for answer in answers]
    top = max(scores)
    powers = [math.exp(score - top) for score in scores]
    return [power / sum(powers) for power in powers]


def play(environment, opponent, seed, chance):
    """Plays GAMES games to their end, in half of them from the second seat. Gives what was done, and the rewards."""
    done, rewards = [], []
    for seat in (0, 1):
        players = [opponent, opponent]
        players[seat] = None
        at = environment.begin(GAMES // 2, f"{seed} {seat}", players=players)
        story = {game: [] for game in at.games}
        while at.games:
            asked = [i for i, over in enumerate(at.over) if not over]
            for i in set(range(len(at.games))) - set(asked):
                rewards.append(at.rewards[i][seat])
                done.append(story[at.games[i]])
            games, places = [], []
            for i in asked:
                odds = chances(at.observations[i], at.answers[i])
                place = chance.choices(range(len(odds)), odds)[0]
                story[at.games[i]].append((at.observations[i], at.answers[i], odds, place))
                games.append(at.games[i])
                places.append(place)
            if not games:
                break
            at = environment.step(games, places)
    return done, rewards


def learn(done, rewards):
    mean = sum(rewards) / len(rewards)
    for story, reward in zip(done, rewards):
        for seen, answers, odds, place in story:
            for i, answer in enumerate(answers):
                pull = (1 if i == place else 0) - odds[i]
                weights[situation(seen), tuple(answer)] += RATE * (reward - mean) * pull


def mean_reward(environment, opponent, exams=4):
    chance = random.Random(7)
    rewards = [reward for n in range(exams) for reward in play(environment, opponent, f"exam {n}", chance)[1]]
    return sum(rewards) / len(rewards)


def main(rounds=60, opponent="random"):
    chance = random.Random(1)
    with Environment("mini", "duel") as environment:
        before = mean_reward(environment, opponent)
        for n in range(rounds):
            learn(*play(environment, opponent, f"lesson {n}", chance))
        after = mean_reward(environment, opponent)
    print(f"mean reward against {opponent}: {before:+.3f} before, {after:+.3f} after {rounds * GAMES} games")
    return before, after


if __name__ == "__main__":
    main(*[kind(word) for kind, word in zip((int, str), sys.argv[1:])])
