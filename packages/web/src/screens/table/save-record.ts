import { saveFile } from '../../shell/save-file.ts'
import type { GameInfo } from '../../table/game.ts'
import type { Table } from '../../table/table.ts'

/** Gives the reader the record of a finished game as a file. */
export async function saveRecord(table: Table, game: GameInfo): Promise<void> {
  const day = new Date(game.begun).toISOString().slice(0, 10)
  saveFile(await table.record(), `gunbai-${game.rulebook}-${game.setup.id}-${day}.json`)
}
