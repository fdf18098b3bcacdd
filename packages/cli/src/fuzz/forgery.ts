import { type Action, below, pick, type Stream } from '@gunbai/kernel'

/** What nobody should ever send, and somebody will. */
const junk: readonly unknown[] = [
  null,
  undefined,
  0,
  'pass',
  [],
  {},
  { kind: null },
  { kind: 7 },
  { kind: ['pass'] },
  { kind: 'no such kind' },
  { kind: '__proto__' },
  { kind: 'constructor', card: 0 },
]

/**
 * An answer that is probably not in the list but looks as if it might be: one from the list with a field changed, two
 * crossed, one that was in an earlier list, or junk. Whoever uses it asks the list whether it is illegal.
 */
export function forge(list: readonly Action[], earlier: readonly Action[], chance: Stream): unknown {
  const model = pick(chance, list)
  const way = below(chance, 8)
  if (way === 0) return pick(chance, junk)
  if (way <= 2 && earlier.length > 0) return pick(chance, earlier)
  if (way <= 4) return crossed(model, pick(chance, earlier.length > 0 ? earlier : list), chance)
  return changed(model, chance)
}

/** One answer with a field of another. */
function crossed(model: Action, other: Action, chance: Stream): Action {
  const field = pick(chance, Object.keys(other))
  return { ...model, [field]: (other as unknown as Record<string, unknown>)[field] }
}

function changed(model: Action, chance: Stream): unknown {
  const fields = { ...model } as Record<string, unknown>
  const field = pick(chance, Object.keys(fields))
  switch (below(chance, 5)) {
    case 0:
      delete fields[field]
      return fields
    case 1:
      return { ...fields, surplus: 1 }
    case 2:
      return { ...fields, [field]: [fields[field]] }
    default:
      return { ...fields, [field]: otherThan(fields[field], chance) }
  }
}

function otherThan(value: unknown, chance: Stream): unknown {
  switch (typeof value) {
    case 'number':
      return pick(chance, [
        value + 1,
        value - 1,
        -value - 1,
        value + 0.5,
        1e9,
        Number.NaN,
        String(value),
        null,
      ])
    case 'boolean':
      return pick(chance, [!value, Number(value), null])
    case 'string':
      return pick(chance, [`${value} `, value.toUpperCase(), '', 0, null])
    default:
      return pick(chance, [0, '', true, []])
  }
}
