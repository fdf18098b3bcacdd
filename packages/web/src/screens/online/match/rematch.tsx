import type { MatchInfo } from '@gunbai/server/wire'
import { useLocation } from 'wouter'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { Refusal } from '../refusal.tsx'
import { useDoing } from '../use-asked.ts'

/** The same again, with the sides exchanged. */
export function Rematch({ match: before }: { match: MatchInfo }) {
  const say = useSay()
  const [, go] = useLocation()
  const { error, isBusy, run } = useDoing()
  const again = () =>
    run(async () => {
      const { match } = await site.rematch(before)
      go(`/online/${match.id}`)
    })
  return (
    <>
      <Refusal error={error} />
      <Button kind="strong" disabled={isBusy} onClick={again}>
        {say('ui.online.rematch')}
      </Button>
    </>
  )
}
