"""Gunbai's wargames as environments for programs that learn. Standard library only.

`Environment` is many games at once; `AECEnv` is one game in the form of PettingZoo's AEC. What the numbers mean is in
docs/environment.md, and in `Environment.description`.
"""

from .aec import AECEnv, env
from .environment import Environment, Positions, Problem, do_task

__all__ = ["AECEnv", "Environment", "Positions", "Problem", "do_task", "env"]
