import { LocalPast } from '../past/opened-past.tsx'
import { Reviewed } from './reviewed.tsx'

/** A game of this browser that is over: what of it was luck, what were choices, what would have been better. */
export default function ReviewScreen(props: { game: string; from?: string | undefined }) {
  return <LocalPast game={props.game} from={props.from} Shown={Reviewed} />
}
