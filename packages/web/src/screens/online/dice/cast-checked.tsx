import { parseRecord } from '@gunbai/kernel'
import type { MatchInfo } from '@gunbai/server/wire'
import { useCallback } from 'react'
import { engineConnection } from '../../../engine/connection.ts'
import { checkCasts } from '../../../online/cast-check.ts'
import { hasChain, notedVows } from '../../../online/chains.ts'
import { notedCommitment } from '../../../online/commitments.ts'
import { site } from '../../../online/site.ts'
import { standings } from '../../../online/standings-site.ts'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { Refusal } from '../refusal.tsx'
import { useAsked } from '../use-asked.ts'
import page from './dice-screen.module.css'
import { Steps, Verdict } from './findings.tsx'

/** What the server tells of dice to which everybody has added, and what this browser makes of it. */
async function check({ id, commitment }: MatchInfo) {
  const [told, proof, text, { seat }] = await Promise.all([
    standings.dice(id),
    standings.casts(id),
    site.record(id),
    site.match(id),
  ])
  const found = await engineConnection.call((engine) => engine.checkDice(text))
  const vows = notedVows(id)
  const notes = { commitment: notedCommitment(id) ?? commitment, seat, isOwn: hasChain, vows }
  const { own, ...rest } = checkCasts(proof, parseRecord(text), notes)
  const replay = found.hash !== null && found.hash === told.hash && found.answers === told.answers
  return {
    proof,
    noted: Object.keys(vows).length,
    steps: { ...rest, ...(own === null ? {} : { own }), replay },
    counts: { answers: found.answers, casts: proof.casts.length, noted: Object.keys(vows).length },
  }
}

/** Whether dice to which everybody has added were honest, found out in this browser from its own notes. */
export default function CastChecked({ match }: { match: MatchInfo }) {
  const say = useSay()
  const { found: checked, error } = useAsked(useCallback(() => check(match), [match]))
  if (error !== null) return <Refusal error={error} />
  if (checked === null) return <p role="status">{say('ui.online.dice.checking')}</p>
  const { proof, steps, counts, noted } = checked
  const good = Object.values(steps).every(Boolean)
  return (
    <>
      <Verdict isGood={good} words={good ? 'ui.online.ofAll.good' : 'ui.online.dice.bad'} />
      <section className={styles.section} aria-label={say('ui.online.dice.steps')}>
        <h2>{say('ui.online.dice.steps')}</h2>
        <Steps steps={steps} said={(step) => say(`ui.online.ofAll.step.${step}`, counts)} />
        {noted === 0 && <p className={styles.soft}>{say('ui.online.ofAll.notSeen')}</p>}
        <dl className={page.words}>
          <dt>{say('ui.online.dice.seed')}</dt>
          <dd className={styles.code}>{proof.secret}</dd>
          {proof.ends.map((end, seat) =>
            end === null ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <div key={seat}>
                <dt>{say('ui.online.ofAll.end', { number: seat + 1 })}</dt>
                <dd className={styles.code}>{end}</dd>
              </div>
            ),
          )}
        </dl>
      </section>
    </>
  )
}
