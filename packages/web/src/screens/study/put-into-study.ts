import { parseRecord } from '@gunbai/kernel'
import { parseStudy, printStudy, type Study, type StudyPlace, withBranch } from '@gunbai/kernel/study'
import { studySite } from '../../online/study-site.ts'
import { keptStudy } from '../../store/studies.ts'
import type { BranchOf } from '../../table/game.ts'
import { keep } from './new-study.ts'
import { sharedAddress, studyAddress } from './study-address.ts'

/** Puts a branch that was played into the study that it was begun from, and gives the address of its last moment. */
export async function putIntoStudy(
  { moment, study }: BranchOf,
  text: string,
  nameOf: (line: number) => string,
): Promise<string> {
  if (study === undefined) throw new Error('only a branch of a study is put into one')
  const record = parseRecord(text)
  const { id, line, isOnSite } = study
  const add = (before: Study) => {
    const after = withBranch(before, { line, moment }, record, nameOf(before.branches.length + 1))
    if (after === null) throw new Error('the study has changed: this line no longer leaves it, or it is full')
    return after
  }
  const end = (after: Study): StudyPlace => ({ line: after.branches.length, moment: record.answers.length })
  if (isOnSite) {
    const { text: before, edition } = await studySite.read(id)
    const after = add(parseStudy(before))
    await studySite.write(id, printStudy(after), edition)
    return sharedAddress(id, end(after))
  }
  const kept = await keptStudy(id)
  if (kept === null) throw new Error('the study is no longer in this browser')
  const after = add(parseStudy(kept.text))
  await keep(id, kept.about.game, after)
  return studyAddress(id, end(after))
}
