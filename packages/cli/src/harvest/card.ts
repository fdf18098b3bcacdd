import { type HarvestOrder, type ShardNote, shardCount } from './shard.ts'

/** What whoever uses the games should know of them, as a page beside them. */
export function dataCard(order: HarvestOrder, notes: readonly ShardNote[]): string {
  const sum = (of: (note: ShardNote) => number) => notes.reduce((all, note) => all + of(note), 0)
  const { rulebook, version, setups, bots, games, seed, maxAnswers } = order
  const timed = bots.filter((id) => /:\d+(\.\d+)?m?s$/.test(id) || id === 'strong')
  const setupList = setups.map((id) => `\`${id}\``).join(', ')
  return `# Games of ${rulebook}, played by bots

${sum((note) => note.games)} of ${games} games in ${notes.length} of ${shardCount(order)} shards; ${sum((note) => note.answers)} answers.

## By whom they were played

Bots of Gunbai against each other: ${bots.map((id) => `\`${id}\``).join(', ')}. Seat *s* of game *n* was played by the bot *n + s* modulo ${bots.length}. No person
played, and nothing of any person is in them. Rulebook \`${rulebook}\`, version ${version}; setup *n* modulo ${setups.length} of ${setupList}.

Game *n* has the seed \`${seed} n\`. ${
    timed.length === 0
      ? 'The same command on any machine gives the same games.'
      : `${timed.map((id) => `\`${id}\``).join(', ')} thinks by the clock: the same command gives other games, but each replays exactly.`
  }

## What a line is

A record as \`gunbai replay\` reads it: \`rulebook\`, \`version\`, \`setup\`, \`seed\`, \`answers\` (each \`[seat, answer]\`), \`checks\` (the hash of the
last state, by which a replay is verified). Besides, \`bots\` by seat, and \`result\`: the winning seats and the message that says why,
null for a game that was left after ${maxAnswers} answers. State, views and legal answers at every moment come from replaying it.
Files are gzip; \`SHA256SUMS\` has their hashes.

## How they ended

| result | games |
|---|---:|
${tableOf(notes.map((note) => note.results))}
| unfinished | ${sum((note) => note.unfinished)} |

| cause | games |
|---|---:|
${tableOf(notes.map((note) => note.causes))}

## What they are good for

To learn from or to test with: policies, values, the balance of setups between these players, regression tests of the rules. They are
not games of people, and say nothing of how people play; where a bot is blind the games are too. Wins between unequal bots tell of
the bots, not of the sides.

The games may be used under the licence of Gunbai, MIT.
`
}

function tableOf(counts: readonly Readonly<Record<string, number>>[]): string {
  const all = new Map<string, number>()
  for (const each of counts)
    for (const [what, n] of Object.entries(each)) all.set(what, (all.get(what) ?? 0) + n)
  return [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, n]) => `| ${what} | ${n} |`)
    .join('\n')
}
