import type { GameInfo } from '../../table/game.ts'
import type { Table } from '../../table/table.ts'

/** Gives the reader the record of a finished game as a file. */
export async function saveRecord(table: Table, game: GameInfo): Promise<void> {
  const address = URL.createObjectURL(new Blob([await table.record()], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `gunbai-${game.rulebook}-${game.setup.id}-${new Date(game.begun).toISOString().slice(0, 10)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
