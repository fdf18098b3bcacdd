import { expect, test } from 'vitest'
import type { StudyRow } from '../study-tables.ts'
import type { Stored } from './stored.ts'

/** Studies: what is written over, found, listed and removed. */
export function testStudies(stored: Stored): void {
  async function aStudy(change: Partial<StudyRow> = {}): Promise<StudyRow> {
    const { id: owner } = await stored.somebody()
    const row: StudyRow = {
      id: stored.fresh('study'),
      owner,
      title: 'The ford',
      rulebook: 'mini',
      setup: 'duel',
      visibility: 'link',
      text: '{}',
      edition: 1,
      branches: 0,
      notes: 0,
      created_at: 1_900_000_000_000,
      touched_at: 1_900_000_000_000,
      ...change,
    }
    await stored.storage.studies.add(row)
    return row
  }
  const written = { title: 'Again', text: '{"x":1}', branches: 2, notes: 1, touched_at: 1_900_000_000_001 }

  test('of two who write over the same edition one is refused', async () => {
    const { studies } = stored.storage
    const row = await aStudy()
    const done = await Promise.all([studies.write(row.id, 1, written), studies.write(row.id, 1, written)])
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await studies.find(row.id)).toEqual({ ...row, ...written, edition: 2 })
  })

  test('it is listed for its owner, and where it is public for all, without its text', async () => {
    const { studies } = stored.storage
    const { text: _, ...row } = await aStudy({ visibility: 'public' })
    expect(await studies.of(row.owner, 10)).toEqual([row])
    expect(await studies.public(1000)).toContainEqual(row)
    await studies.show(row.id, 'private')
    expect((await studies.public(1000)).map(({ id }) => id)).not.toContain(row.id)
    expect(await studies.countOf(row.owner)).toBe(1)
  })

  test('it is gone with what was said and reported of it', async () => {
    const { studies } = stored.storage
    const { id, owner } = await aStudy()
    const said = { id: stored.fresh('said'), study: id, author: owner, text: 'so', at: 1 }
    await studies.say(said)
    const report = { id: stored.fresh('report'), study: id, message: said.id, reporter: owner }
    await studies.report({ ...report, reason: 'rude', at: 1, settled_at: null })
    expect(await studies.talk(id, 10)).toEqual([said])
    await studies.forget(owner)
    expect(await studies.find(id)).toBeNull()
    expect(await studies.said(said.id)).toBeNull()
    expect((await studies.reported(1000)).map((each) => each.id)).not.toContain(report.id)
  })
}
