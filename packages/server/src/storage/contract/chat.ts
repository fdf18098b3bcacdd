import { expect, test } from 'vitest'
import type { Stored } from './stored.ts'

/** What is owed to those who talk. */
export function testChat(stored: Stored): void {
  test('chat keeps its rooms apart and gives the latest', async () => {
    const { id: author } = await stored.somebody()
    const { id: match } = await stored.aMatch([author])
    for (let at = 1; at <= 5; at++) {
      const room = at % 2 === 0 ? 'spectators' : 'players'
      await stored.storage.chat.add({ id: stored.fresh('chat'), match, room, author, text: `said ${at}`, at })
    }
    const said = async (room: 'players' | 'spectators') =>
      (await stored.storage.chat.latest(match, room, 2)).map((each) => each.text)
    expect(await said('players')).toEqual(['said 3', 'said 5'])
    expect(await said('spectators')).toEqual(['said 2', 'said 4'])
  })

  test('a message is reported once by each, and settled once', async () => {
    const [author, reporter] = [await stored.somebody(), await stored.somebody()]
    const { id: match } = await stored.aMatch([author.id])
    const message = stored.fresh('chat')
    await stored.storage.chat.add({
      id: message,
      match,
      room: 'players',
      author: author.id,
      text: 'rude',
      at: 1,
    })
    const report = { message, reporter: reporter.id, reason: 'rude', at: 1, settled_at: null }
    const id = stored.fresh('report')
    await stored.storage.chat.report({ ...report, id })
    await stored.storage.chat.report({ ...report, id: stored.fresh('report') })
    const open = (await stored.storage.chat.openReports(100)).filter((each) => each.message === message)
    expect(open).toMatchObject([{ id, author: author.id, text: 'rude', match }])
    expect(await stored.storage.chat.settle(id, 5)).toBe(true)
    expect(await stored.storage.chat.settle(id, 6)).toBe(false)
  })
}
