import { Reviewed } from '../../review/reviewed.tsx'
import { MatchPast } from './match-past.tsx'

/** A match on the server that is over, reviewed in this browser. */
export default function MatchReviewScreen(props: { match: string; from?: string | undefined }) {
  return <MatchPast match={props.match} from={props.from} Shown={Reviewed} />
}
