import { lastOf, studyBounds, withoutBranch } from '@gunbai/kernel/study'
import { useId } from 'react'
import { Button } from '../../shell/button.tsx'
import type { Play } from '../../table/play.tsx'
import { useSay } from '../../words/words.tsx'
import { TryFromHere } from '../branch/try-from-here.tsx'
import styles from './study-desk.module.css'
import type { DeskProps } from './study-desk.tsx'
import type { OpenLine } from './use-line.ts'

interface Props extends DeskProps {
  readonly opened: OpenLine
  readonly play: Play
  readonly moment: number
}

/** What can be done with the line that is open: play on from here, name it, remove it. */
export function LineWays({
  id,
  study,
  onStudy,
  place,
  onPlace,
  addressOf,
  isOnSite,
  opened,
  play,
  moment,
}: Props) {
  const say = useSay()
  const branch = study.branches[place.line - 1]
  const seat = play.scene.questions[0]?.seat
  const isFull = study.branches.length >= studyBounds.branches
  const from = {
    of: id,
    moment,
    back: addressOf({ line: place.line, moment }),
    ...(onStudy === null || isFull ? {} : { study: { id, line: place.line, isOnSite } }),
  }
  return (
    <section className={styles.ways}>
      {branch !== undefined && onStudy !== null && (
        <div className={styles.lineName}>
          <NameField
            name={branch.name}
            onName={(name) =>
              onStudy({
                ...study,
                branches: study.branches.map((each) => (each === branch ? { ...each, name } : each)),
              })
            }
          />
          <Button
            kind="quiet"
            onClick={() => {
              onPlace({ line: branch.from, moment: branch.at })
              onStudy(withoutBranch(study, place.line))
            }}
          >
            {say('study.removeBranch')}
          </Button>
        </div>
      )}
      {seat !== undefined && moment <= lastOf(study, place.line) && (
        <TryFromHere table={{ record: async () => opened.text }} game={opened.game} from={from} seat={seat} />
      )}
      {isFull && <p>{say('study.full')}</p>}
    </section>
  )
}

function NameField({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const say = useSay()
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{say('study.branchName')}</label>
      <input
        id={id}
        defaultValue={name}
        maxLength={studyBounds.branchName}
        onBlur={({ target }) => target.value !== name && onName(target.value)}
      />
    </>
  )
}
