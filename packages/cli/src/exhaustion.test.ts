import type { Rulebook } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { expect, test } from 'vitest'
import { exhaust } from './exhaustion.ts'

test('what is used and stands in no inventory is named', async () => {
  const mini = await findRulebook('mini').load()
  const inventory = mini.scrutiny.inventory.filter((thing) => thing !== 'strength 1')
  const forgetful: Rulebook = { ...mini, scrutiny: { ...mini.scrutiny, inventory } }
  const order = { seed: '1', maxGames: 50, maxSeconds: 60, maxAnswers: 500 }
  expect(exhaust({ rulebook: mini, ...order }).unlistedThings).toEqual([])
  const found = exhaust({ rulebook: forgetful, ...order, maxGames: 50 })
  expect(found.unlistedThings).toEqual(['strength 1'])
})
