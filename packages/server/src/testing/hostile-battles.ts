import { below, pick, type Stream } from '@gunbai/kernel'

const odd = [
  '<script>window.hacked=1</script>', '"><img src=x onerror=hacked=1>', "'; drop table battles; --", '../../../etc/passwd',
  '$(reboot)', '{{7*7}}', '\u0000', '\u202e', '\ud800', '\r', '\t', '１２', '-1', '99999999999999999999', '1e309', 'NaN',
  '__proto__', 'constructor', 'toString', 'null', '🏯'.repeat(20), 'a'.repeat(5_000), '[[['.repeat(500), '# ', 'title en ', 'story en',
] // biome-ignore format: a list

type Damage = (text: string, chance: Stream) => string

const lines = (text: string, change: (list: string[]) => void): string => {
  const list = text.split('\n')
  change(list)
  return list.join('\n')
}

const damages: readonly Damage[] = [
  (text, chance) => text.slice(0, below(chance, text.length)),
  (text, chance) => text.slice(below(chance, text.length)),
  (text, chance) => lines(text, (list) => list.splice(below(chance, list.length), 1 + below(chance, 4))),
  (text, chance) => lines(text, (list) => list.splice(below(chance, list.length), 0, pick(chance, list))),
  (text, chance) => lines(text, (list) => list.splice(below(chance, list.length), 0, pick(chance, odd))),
  (text, chance) => {
    const at = below(chance, text.length)
    return text.slice(0, at) + pick(chance, odd) + text.slice(at + below(chance, 3))
  },
  (text, chance) => {
    const at = below(chance, text.length)
    return text.slice(0, at) + String.fromCharCode(below(chance, 0xffff)) + text.slice(at + 1)
  },
  (text, chance) => text.replaceAll(pick(chance, ['.', ' ', '\n', 'a', '5', '"']), pick(chance, odd)),
  (text, chance) => text.replace(/\d+/g, () => String(below(chance, 1000) - 200)),
  (text) => text.repeat(20),
  (_, chance) => pick(chance, odd).repeat(1 + below(chance, 400)),
  (_, chance) =>
    Array.from({ length: below(chance, 3_000) }, () => String.fromCharCode(below(chance, 0xffff))).join(''),
]

/** A battle's text as somebody would send it who means no good, or who cannot type. */
export function hostileBattle(good: string, chance: Stream): string {
  let text = good
  for (let times = 1 + below(chance, 3); times > 0 && text !== ''; times--)
    text = pick(chance, damages)(text, chance).slice(0, 120_000)
  return text
}
