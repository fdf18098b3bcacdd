import { useSay } from '../../words/words.tsx'
import { Numbers, SpecialNotes, Watch, Wins } from '../briefing-parts.tsx'
import type { BriefingProps } from '../briefings.ts'
import type { ShogunView } from './view.ts'

const warnings = ['border', 'swords', 'castle'] as const

/** What makes a shogun, how many clans there are, and what a newcomer should know. */
export function ShogunBriefing({ view, names }: BriefingProps<ShogunView>) {
  const say = useSay()
  const clans = view.clans.length
  const rules = [...(clans > names.length ? ['two'] : []), 'secret', 'ninja']
  return (
    <>
      <Wins>
        <p>{say('briefing.shogun.provinces')}</p>
      </Wins>
      <Numbers
        of={[
          [clans, say('briefing.shogun.clans', { clans })],
          [
            Math.floor(view.provinces.length / clans),
            say('briefing.shogun.share', { provinces: Math.floor(view.provinces.length / clans) }),
          ],
        ]}
      />
      <SpecialNotes
        notes={rules.map((rule) => ({
          title: say(`briefing.shogun.${rule}`),
          text: say(`briefing.shogun.${rule}.text`),
        }))}
      />
      <Watch lines={warnings.map((each) => say(`briefing.shogun.watch.${each}`))} />
    </>
  )
}
