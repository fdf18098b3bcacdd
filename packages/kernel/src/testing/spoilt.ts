import { below, pick, type Stream } from '../dice.ts'

/** What breaks careless readers of any text. */
const nasty = [
  '__proto__', 'constructor', 'toString', '"', '\u0000', '𝕏', '-1', '1e9', '999999999999', '=', '*', '+', '#', '\r', '\t', '|', ';',
  '@', '/', '<script>alert(1)</script>', '',
] // biome-ignore format: a list of words

/** A text with one to three lines spoilt by chance: taken out, doubled, exchanged, with other numbers or with such words. */
export function spoilt(text: string, words: readonly string[], chance: Stream): string {
  const lines = text.split('\n')
  const word = () => pick(chance, below(chance, 2) === 0 ? nasty : words)
  for (let n = 1 + below(chance, 3); n > 0; n--) {
    const [i, j] = [below(chance, lines.length), below(chance, lines.length)]
    const line = lines[i]
    const cells = line.split(' ')
    switch (below(chance, 7)) {
      case 0:
        lines.splice(i, 1)
        break
      case 1:
        lines.splice(j, 0, line)
        break
      case 2:
        cells[below(chance, cells.length)] = word()
        lines[i] = cells.join(' ')
        break
      case 3:
        lines[i] = line.replace(/\d+/, () => String(below(chance, 40)))
        break
      case 4:
        lines[i] = lines[j]
        lines[j] = line
        break
      case 5:
        lines.splice(i, 0, `${word()} ${word()} ${word()}`)
        break
      default:
        lines[i] = line.slice(0, below(chance, 30)) + word() + line.slice(below(chance, 60))
    }
    if (lines.length === 0) lines.push('')
  }
  return lines.join('\n')
}
