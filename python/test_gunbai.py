"""python3 -m unittest test_gunbai: the package's own tests, run by `npm test` where there is a python3."""

import random
import tempfile
import unittest
import zipfile

import build_wheel
import gunbai


class AEC(unittest.TestCase):
    def test_whole_games_of_the_duel_and_the_same_deal_again(self):
        env = gunbai.env("mini", "duel", most_answers=32)
        chance = random.Random(1)
        for seed in range(5):
            env.reset(seed=seed)
            self.assertEqual(env.agents, ["seat_0", "seat_1"])
            total = {agent: 0 for agent in env.possible_agents}
            for agent in env.agent_iter():
                seen, reward, ended, cut, info = env.last()
                total[agent] += reward
                if ended or cut:
                    env.step(None)
                    continue
                self.assertTrue(env.observation_space(agent)["observation"].contains(seen["observation"]))
                self.assertEqual(sum(seen["action_mask"]), len(info["answers"]))
                env.step(chance.randrange(len(info["answers"])))
            self.assertEqual(sum(total.values()), 0)
            self.assertEqual(env.agents, [])
        env.reset(seed=4)
        first = list(env.last()[0]["observation"])
        env.reset(seed=4)
        self.assertEqual(list(env.last()[0]["observation"]), first)
        env.close()


class Batches(unittest.TestCase):
    def test_search_by_imagining_and_tasks(self):
        with gunbai.Environment("mini", "duel") as environment:
            at = environment.begin(3, "x")
            worlds = environment.imagine(at.games, at.seats, 5)
            self.assertEqual([list(row) for row in worlds.observations], [list(row) for row in at.observations])
            self.assertTrue(all(0 <= value <= 1 for value in environment.evaluate(at.games, at.seats)))
            self.assertEqual(len(environment.advise(at.games)), 3)
            environment.forget(worlds.games)
            with self.assertRaisesRegex(gunbai.Problem, "There is no game"):
                environment.look(worlds.games)
            chance = random.Random(2)
            task = dict(environment.description["tasks"][0], games=40)
            mean, margin = gunbai.do_task(environment, lambda seen, answers: chance.randrange(len(answers)), task)
            self.assertTrue(-1 <= mean <= 1 and margin > 0)


class Wheel(unittest.TestCase):
    def test_is_made_of_the_folder_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            name = build_wheel.build_wheel(folder)
            with zipfile.ZipFile(f"{folder}/{name}") as archive:
                self.assertIn("gunbai/aec.py", archive.namelist())
                self.assertIn("gunbai-0.1.0.dist-info/RECORD", archive.namelist())


if __name__ == "__main__":
    unittest.main()
