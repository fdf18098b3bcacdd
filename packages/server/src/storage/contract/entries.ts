import { expect, test } from 'vitest'
import type { AnswerRow } from '../tables.ts'
import { entry, going, newsOf, type Stored } from './stored.ts'

/** What is owed to whoever appends to a match. */
export function testEntries(stored: Stored): void {
  test('a match comes back as it was written, times and all', async () => {
    const match = await stored.aMatch([null, null])
    expect(await stored.storage.matches.find(match.id)).toEqual(match)
    expect(await stored.storage.matches.byInvitation(match.invitation)).toEqual(match)
    expect(await stored.storage.matches.find('no such match')).toBeNull()
  })

  test('entries come back in order, from any number on', async () => {
    const { id } = await stored.aMatch([null])
    for (let number = 1; number <= 12; number++) expect(await stored.append(entry(id, number))).toBe(true)
    expect((await stored.storage.matches.entries(id)).map((each) => each.number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ])
    expect(await stored.storage.matches.entries(id, 11)).toEqual([entry(id, 12)])
  })

  test('of many who append the same number at once exactly one does', async () => {
    const { id } = await stored.aMatch([null])
    const bodies = Array.from({ length: 20 }, (_, i) => `{"try":${i}}`)
    const appended = await Promise.all(bodies.map((body) => stored.append(entry(id, 1, body))))
    expect(appended.filter(Boolean)).toHaveLength(1)
    const kept = await stored.storage.matches.entries(id)
    expect(kept.map((each) => each.body)).toEqual([bodies[appended.indexOf(true)]])
  })

  test('an entry whose number was taken changes nothing, not even the row of its match', async () => {
    const { id } = await stored.aMatch([null])
    await stored.append(entry(id, 1))
    const before = await stored.storage.matches.find(id)
    expect(
      await stored.append(entry(id, 1), {
        awaiting: 7,
        botsDue: 7,
        touchedAt: 5,
        dueAt: null,
        outcome: '{}',
      }),
    ).toBe(false)
    expect(await stored.storage.matches.find(id)).toEqual(before)
  })

  test('appending keeps the facts of the match, and ends it once there is an outcome', async () => {
    const { id } = await stored.aMatch([null], { status: 'playing' })
    await stored.append(entry(id, 1), {
      awaiting: 3,
      botsDue: 2,
      touchedAt: null,
      dueAt: null,
      outcome: null,
    })
    expect(await stored.storage.matches.find(id)).toMatchObject({
      number: 1,
      awaiting: 3,
      bots_due: 2,
      status: 'playing',
      touched_at: 1_800_000_000_000,
      due_at: null,
    })
    await stored.append(entry(id, 2), {
      awaiting: 0,
      botsDue: 0,
      touchedAt: 1_900_000_000_000,
      dueAt: null,
      outcome: '{"winners":[0]}',
    })
    expect(await stored.storage.matches.find(id)).toMatchObject({
      number: 2,
      status: 'over',
      touched_at: 1_900_000_000_000,
      ended_at: 1_800_000_000_002,
      outcome: '{"winners":[0]}',
    })
  })

  test('several entries of a match are appended together, or none of them', async () => {
    const { id } = await stored.aMatch([null], { status: 'playing' })
    const rows = (...numbers: number[]) => numbers.map((number) => entry(id, number))
    expect(await stored.appendAll(rows(1, 2, 3), { ...going, awaiting: 3 })).toBe(true)
    expect(await stored.storage.matches.find(id)).toMatchObject({ number: 3, awaiting: 3 })
    const before = await stored.storage.matches.find(id)
    // as a node would that has not heard of the third
    const late = rows(3, 4, 5).map((row) => ({ ...row, body: '{"late":true}' }))
    expect(await stored.appendAll(late, { ...going, awaiting: 7 })).toBe(false)
    expect(await stored.storage.matches.find(id)).toEqual(before)
    expect(await stored.storage.matches.entries(id)).toEqual(rows(1, 2, 3))
  })

  test('of many who append several entries from the same number on exactly one does', async () => {
    const { id } = await stored.aMatch([null])
    const tries = Array.from({ length: 12 }, (_, i) =>
      Array.from({ length: 1 + (i % 4) }, (_, j) => entry(id, 1 + j, `{"try":${i}}`)),
    )
    const appended = await Promise.all(tries.map((rows) => stored.appendAll(rows)))
    expect(appended.filter(Boolean)).toHaveLength(1)
    expect(await stored.storage.matches.entries(id)).toEqual(tries[appended.indexOf(true)])
  })

  test('an entry for a match that does not exist is refused', async () => {
    await expect(stored.append(entry('nowhere', 1))).rejects.toThrow()
    const { id } = await stored.aMatch([null])
    expect(await stored.append(entry(id, 1))).toBe(true)
  })

  test('many entries at once: one that cannot be written does not harm the others', async () => {
    const matches = await Promise.all(Array.from({ length: 20 }, () => stored.aMatch([null])))
    const rows = matches.map(({ id }, i) => entry(id, 1, `{"quoted":"\\"${i}\\""}`))
    const wrong = stored.append(entry('nowhere', 1))
    const right = rows.map((row, i) =>
      stored.append(row, { awaiting: i, botsDue: 0, touchedAt: null, dueAt: null, outcome: null }),
    )
    await expect(wrong).rejects.toThrow()
    expect(await Promise.all(right)).toEqual(rows.map(() => true))
    for (const [i, row] of rows.entries()) {
      expect(await stored.storage.matches.entries(row.match)).toEqual([row])
      expect((await stored.storage.matches.find(row.match))?.awaiting).toBe(i)
    }
  })

  test('two entries of one match at once are both written, the later one last', async () => {
    const { id } = await stored.aMatch([null])
    const facts = (awaiting: number) => ({
      awaiting,
      botsDue: 0,
      touchedAt: null,
      dueAt: null,
      outcome: null,
    })
    const both = [stored.append(entry(id, 1), facts(1)), stored.append(entry(id, 2), facts(2))]
    expect(await Promise.all(both)).toEqual([true, true])
    expect(await stored.storage.matches.find(id)).toMatchObject({ number: 2, awaiting: 2 })
  })

  test('when two nodes append to the same matches in any order, one of them does, and neither waits for ever', async () => {
    const other = await stored.otherNode()
    const matches = await Promise.all(Array.from({ length: 30 }, () => stored.aMatch([null])))
    for (let number = 1; number <= 10; number++) {
      const rows = matches.map(({ id }) => entry(id, number))
      const ours = rows.map((row) => stored.append(row))
      const theirs = rows
        .toReversed()
        .map((row) => other.database.append([{ ...row, body: '{"theirs":true}' }], going, newsOf(row)))
      const [us, them] = await Promise.all([Promise.all(ours), Promise.all(theirs)])
      expect(us.map((won, i) => won !== them.toReversed()[i])).toEqual(rows.map(() => true))
    }
    if (other !== stored.storage) await other.database.close()
  })

  test('news of an entry come after its commit', async () => {
    const { id } = await stored.aMatch([null])
    const heard = new Promise<AnswerRow[]>((resolve) => {
      const stop = stored.storage.database.hear((news) => {
        if (news.kind !== 'entry' || news.match !== id) return
        stop()
        resolve(stored.storage.matches.entries(id))
      })
    })
    await stored.append(entry(id, 1))
    expect(await heard).toEqual([entry(id, 1)])
  })
}
