import { useSay } from '../../words/words.tsx'
import { Numbers, Sides, SpecialNotes, Watch, Wins } from '../briefing-parts.tsx'
import type { BriefingProps } from '../briefings.ts'
import type { ShogunView } from './view.ts'

const warnings = ['border', 'swords', 'castle'] as const

/** How the war came about, what makes a shogun, what each clan begins with, and what a newcomer should know. */
export function ShogunBriefing({ view, names, marks }: BriefingProps<ShogunView>) {
  const say = useSay()
  const clans = view.clans.length
  const rules = [...(clans > names.length ? ['two'] : []), 'secret', 'ninja']
  const share = Math.floor(view.provinces.length / clans)
  return (
    <>
      <p>{say('briefing.shogun.story')}</p>
      <Wins>
        <p>{say(clans > names.length ? 'briefing.shogun.provinces.two' : 'briefing.shogun.provinces')}</p>
      </Wins>
      <Numbers
        of={[
          [clans, say('briefing.shogun.clans', { clans })],
          [share, say('briefing.shogun.share')],
          [Math.floor(share / 3), say('briefing.shogun.koku')], // SG-SET-15
        ]}
      />
      <Sides names={names} marks={marks}>
        {say('briefing.shogun.begins')}
      </Sides>
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
