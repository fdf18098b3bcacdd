import type { Language } from '@gunbai/kernel'

export type Values = Readonly<Record<string, string | number>>

/** A message that was read: it says itself with these values. */
export type Message = (values: Values) => string

/** What a message is made of; `#` is the number of the plural that it stands in. */
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value' | 'number' | 'percent'; readonly name: string }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly options: Options }
  | { readonly kind: '#' }

type Options = ReadonlyMap<string, readonly Part[]>

/**
 * Reads a message in that part of the ICU message format which ours are written in: values, numbers, percentages, plurals
 * and choices, with quotes. Throws where it is written otherwise. A test holds it to a whole implementation.
 */
export function readMessage(language: Language, text: string): Message {
  const reader = new Reader(text)
  const parts = reader.parts(false)
  reader.end()
  const sayer = new Sayer(language, text)
  return (values) => sayer.say(parts, values, 0)
}

class Sayer {
  private readonly language: Language
  private readonly text: string

  constructor(language: Language, text: string) {
    this.language = language
    this.text = text
  }

  say(parts: readonly Part[], values: Values, count: number): string {
    return parts.map((part) => this.sayPart(part, values, count)).join('')
  }

  private sayPart(part: Part, values: Values, count: number): string {
    switch (part.kind) {
      case 'text':
        return part.text
      case '#':
        return numbersOf(this.language, 'decimal').format(count)
      case 'value':
        return String(this.valueOf(part.name, values))
      case 'number':
        return numbersOf(this.language, 'decimal').format(Number(this.valueOf(part.name, values)))
      case 'percent':
        return numbersOf(this.language, 'percent').format(Number(this.valueOf(part.name, values)))
      case 'select': {
        const chosen = part.options.get(String(this.valueOf(part.name, values)))
        return this.say(chosen ?? this.other(part.options), values, count)
      }
      case 'plural': {
        const number = Number(this.valueOf(part.name, values))
        const exact = part.options.get(`=${number}`)
        const chosen = exact ?? part.options.get(pluralsOf(this.language).select(number))
        return this.say(chosen ?? this.other(part.options), values, number)
      }
    }
  }

  private valueOf(name: string, values: Values): string | number {
    const value = values[name]
    if (value === undefined) throw new Error(`there is no value "${name}" for the message "${this.text}"`)
    return value
  }

  private other(options: Options): readonly Part[] {
    const other = options.get('other')
    if (other === undefined) throw new Error(`there is no "other" in the message "${this.text}"`)
    return other
  }
}

class Reader {
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = text
  }

  /** What stands up to the brace that closes it, or to the end. */
  parts(inPlural: boolean): Part[] {
    const parts: Part[] = []
    let text = ''
    const keepText = () => {
      if (text !== '') parts.push({ kind: 'text', text })
      text = ''
    }
    while (this.at < this.text.length && this.here !== '}') {
      if (this.here === "'") {
        text += this.quoted(inPlural)
      } else if (this.here === '{') {
        keepText()
        parts.push(this.argument())
      } else if (this.here === '#' && inPlural) {
        keepText()
        parts.push({ kind: '#' })
        this.at++
      } else {
        text += this.here
        this.at++
      }
    }
    keepText()
    return parts
  }

  end(): void {
    if (this.at < this.text.length) this.fail('the end')
  }

  private get here(): string | undefined {
    return this.text[this.at]
  }

  /** An apostrophe, two of which are one, or what stands between two of them before a sign of the format. */
  private quoted(inPlural: boolean): string {
    this.at++
    if (this.here === "'") {
      this.at++
      return "'"
    }
    const isSign = this.here !== undefined && (inPlural ? '{}<>#' : '{}<>').includes(this.here)
    if (!isSign) return "'"
    let quoted = ''
    for (; this.here !== undefined; this.at++) {
      if (this.here === "'") {
        this.at++
        if (this.here !== "'") return quoted
      }
      quoted += this.here
    }
    return quoted
  }

  private argument(): Part {
    this.take('{')
    const name = this.word()
    if (this.here === '}') {
      this.at++
      return { kind: 'value', name }
    }
    this.take(',')
    const kind = this.word()
    if (kind === 'number') return this.number(name)
    if (kind !== 'plural' && kind !== 'select') return this.fail('number, plural or select')
    this.take(',')
    const options = new Map<string, Part[]>()
    while (this.here !== '}') {
      const option = this.word()
      this.take('{')
      options.set(option, this.parts(kind === 'plural'))
      this.take('}')
      this.space()
    }
    this.at++
    return { kind, name, options }
  }

  private number(name: string): Part {
    if (this.here === '}') {
      this.at++
      return { kind: 'number', name }
    }
    this.take(',')
    if (this.word() !== 'percent') return this.fail('percent')
    this.take('}')
    return { kind: 'percent', name }
  }

  /** A name, a kind or an option, with the space around it. */
  private word(): string {
    this.space()
    const begin = this.at
    while (this.here !== undefined && !/[\s,{}]/.test(this.here)) this.at++
    const word = this.text.slice(begin, this.at)
    if (word === '') this.fail('a word')
    this.space()
    return word
  }

  private space(): void {
    while (this.here !== undefined && /\s/.test(this.here)) this.at++
  }

  private take(sign: string): void {
    if (this.here !== sign) this.fail(sign)
    this.at++
  }

  private fail(expected: string): never {
    throw new Error(`expected ${expected} at character ${this.at + 1} of the message "${this.text}"`)
  }
}

const plurals = new Map<Language, Intl.PluralRules>()
const numbers = new Map<string, Intl.NumberFormat>()

function pluralsOf(language: Language): Intl.PluralRules {
  const known = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, known)
  return known
}

function numbersOf(language: Language, style: 'decimal' | 'percent'): Intl.NumberFormat {
  const key = `${language} ${style}`
  const known = numbers.get(key) ?? new Intl.NumberFormat(language, { style })
  numbers.set(key, known)
  return known
}
