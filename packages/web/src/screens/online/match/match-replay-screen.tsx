import { Replayed } from '../../replay/replayed.tsx'
import { MatchPast } from './match-past.tsx'

/** A match on the server read again. */
export default function MatchReplayScreen(props: { match: string; from?: string | undefined }) {
  return <MatchPast match={props.match} from={props.from} Shown={Replayed} />
}
