import { parseRecord } from '@gunbai/kernel'
import { parseStudy, printStudy, type Study, studyOf } from '@gunbai/kernel/study'
import { type KeptStudy, keepStudy, keptStudies } from '../../store/studies.ts'
import { newId } from '../../table/new-id.ts'

/** A study as it stands in the list. */
export function aboutStudy(id: string, game: string | null, study: Study): KeptStudy {
  const { title, record, branches, remarks } = study
  return {
    id,
    title,
    rulebook: record.rulebook,
    setup: record.setup.id,
    branches: branches.length,
    notes: remarks.filter(({ text }) => text !== '').length,
    game,
    touched: Date.now(),
  }
}

/** Keeps a study of this browser. */
export function keep(id: string, game: string | null, study: Study): Promise<void> {
  return keepStudy(aboutStudy(id, game, study), printStudy(study))
}

/** The study of a game that is over: the one that there is, or a new one. Gives its id. Throws BadInput. */
export async function studyOfGame(
  game: string,
  record: () => Promise<string>,
  title: string,
): Promise<string> {
  const known = (await keptStudies()).find((each) => each.game === game)
  if (known !== undefined) return known.id
  const id = newId()
  await keep(id, game, studyOf(parseRecord(await record()), title))
  return id
}

/** Takes the file of a study in, and gives its id. Throws BadInput. */
export async function takeInStudy(text: string): Promise<string> {
  const id = newId()
  await keep(id, null, parseStudy(text))
  return id
}
