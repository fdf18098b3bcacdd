/**
 * Hostile texts at the workshop's editor: spoilt, oversized, unprintable and with markup, of every game that can be drawn. Each is
 * outlined and read, some are drawn upon; nothing may throw, and what is refused is refused with a line in the text and a reason.
 * `node bench/hostile-sheets.ts 10000`
 */
import { globSync, readFileSync } from 'node:fs'
import * as glory from '@gunbai/glory/sheet'
import { below, pick, streamFrom, type TextProblem } from '@gunbai/kernel'
import { spoilt } from '@gunbai/kernel/testing'
import * as samurai from '@gunbai/samurai/sheet'
import * as shogun from '@gunbai/shogun/sheet'

interface Editor {
  readonly texts: readonly string[]
  readonly words: readonly string[]
  read(text: string): readonly TextProblem[]
  drawOn(text: string): string
}

const textsIn = (folder: string): string[] =>
  globSync(`packages/${folder}/*.txt`).map((path) => readFileSync(path, 'utf8'))

const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  '\u202e',
  '\u0000',
]

const editors: Readonly<Record<string, Editor>> = {
  samurai: {
    texts: textsIn('samurai/scenarios'),
    words: [
      'terrain',
      'units',
      'leaders',
      'zone',
      'story en',
      'top',
      '+a',
      '*m',
      'special',
      'tag',
      ...markup,
    ],
    read: (text) => samurai.readSheet(text).problems,
    drawOn: (text) =>
      samurai.draw(samurai.addLeader(text, 40, 0, 'infantry', 'x'), 'terrain', [{ hex: 9, token: 'f' }]),
  },
  glory: {
    texts: textsIn('glory/battles'),
    words: ['map', 'end', 'side', 'vcut', '|', 'unit |', '0101', '9999', 'cam', 'of', 'size 2x2', ...markup],
    read: (text) => glory.readSheet(text).problems,
    drawOn: (text) => glory.drawSide(glory.draw(text, [{ hex: 9, token: 'w' }]), 3, 4, 'river'),
  },
  shogun: {
    texts: textsIn('shogun/starts'),
    words: ['province', 'army', 'clan', 'koku', 'level', '99p', 'seats', 'pink', ...markup],
    read: (text) => shogun.problemsIn(text),
    drawOn: (text) => shogun.setProvince(shogun.setArmy(text, 0, 0, { province: 3 }), 9, { clan: 1 }),
  },
}

const wanted = Number(process.argv[2] ?? 10_000)
const chance = streamFrom('hostile sheets', 'shuffles')
const counts: Record<string, { texts: number; refused: number; slowest: number }> = {}
for (let i = 0; i < wanted; i++) {
  const [name, editor] = pick(chance, Object.entries(editors))
  counts[name] ??= { texts: 0, refused: 0, slowest: 0 }
  const count = counts[name]
  let text = spoilt(pick(chance, editor.texts), editor.words, chance)
  if (below(chance, 10) === 0) text = text.repeat(1 + below(chance, 40))
  const begun = performance.now()
  const problems = editor.read(text)
  if (below(chance, 10) === 0) editor.drawOn(text)
  count.slowest = Math.max(count.slowest, performance.now() - begun)
  count.texts++
  if (problems.length > 0) count.refused++
  const lines = text.split('\n').length
  const wrong = problems.find(({ line, reason }) => line < 0 || line >= lines || reason.length < 4)
  if (wrong !== undefined) throw new Error(`a problem without a place: ${JSON.stringify(wrong)}`)
}
for (const [name, { texts, refused, slowest }] of Object.entries(counts))
  console.log(`${name}: ${texts} texts, ${refused} refused, the slowest ${Math.round(slowest)} ms`)
