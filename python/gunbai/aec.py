"""One game in the form of PettingZoo's AEC: agents take turns, each answers with a place in its list."""

import random

from .environment import Environment


class Discrete:
    """The numbers 0 to n - 1."""

    def __init__(self, n):
        self.n = n

    def contains(self, value):
        return isinstance(value, int) and 0 <= value < self.n

    def sample(self, mask=None):
        return random.choice([i for i in range(self.n) if mask is None or mask[i]])

    def __repr__(self):
        return f"Discrete({self.n})"


class Box:
    """Rows of so many whole numbers of 16 bits."""

    def __init__(self, size):
        self.shape, self.low, self.high = (size,), -32768, 32767

    def contains(self, row):
        return len(row) == self.shape[0]

    def __repr__(self):
        return f"Box({self.low}, {self.high}, {self.shape})"


class AECEnv:
    """Agents are "seat_0", "seat_1" and so on. An observation is a dict: "observation", a row of numbers, and
    "action_mask", with a 1 for each place of the list of answers; "infos" has these answers as rows of numbers."""

    metadata = {"name": "gunbai_v0", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, rulebook, setup, *, most_answers=1024, **options):
        self._environment = Environment(rulebook, setup, **options)
        self._most = most_answers
        parts = (self._environment.description["figures"] or {"parts": []})["parts"]
        self._size = sum(part["size"] for part in parts)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._environment.seats)]
        self.agents = []

    @property
    def unwrapped(self):
        return self

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def observation_space(self, agent):
        return {"observation": Box(self._size), "action_mask": Box(self._most)}

    def action_space(self, agent):
        return Discrete(self._most)

    def reset(self, seed=None, options=None):
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._observations = {}
        self._take(self._environment.begin(1, random.getrandbits(63) if seed is None else seed))

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("a seat whose game is over answers None")
            self._leave(agent)
            return
        self._cumulative_rewards[agent] = 0
        self._take(self._environment.step(self._games, [action]))
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]

    def observe(self, agent):
        """What a seat saw when it was last asked."""
        empty = {"observation": [0] * self._size, "action_mask": [0] * self._most}
        return self._observations.get(agent, empty)

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        ends = (self.terminations[agent], self.truncations[agent])
        return seen, self._cumulative_rewards[agent], *ends, self.infos[agent]

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def state(self):
        raise NotImplementedError("a whole state would tell what is hidden; observe an agent, or imagine")

    def render(self):
        return None

    def close(self):
        self._environment.close()

    def _take(self, positions):
        self._games = positions.games
        over, cut = positions.over[0], positions.cut[0]
        self.rewards = dict(zip(self.possible_agents, positions.rewards[0]))
        self.terminations = {agent: over and not cut for agent in self.agents}
        self.truncations = {agent: cut for agent in self.agents}
        if over:
            self.agent_selection = self.agents[0]
            return
        agent = self.possible_agents[positions.seats[0]]
        count = positions.counts[0]
        if count > self._most:
            raise ValueError(f"{count} answers, but most_answers is {self._most}: give the environment more")
        mask = [1] * count + [0] * (self._most - count)
        self._observations[agent] = {"observation": positions.observations[0], "action_mask": mask}
        self.infos[agent] = {"answers": positions.answers[0]}
        self.agent_selection = agent

    def _leave(self, agent):
        self.agents.remove(agent)
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        if self.agents:
            self.agent_selection = self.agents[0]


def env(rulebook="mini", setup="duel", **options):
    """As PettingZoo's modules name it."""
    return AECEnv(rulebook, setup, **options)
