import { LocalPast } from '../past/opened-past.tsx'
import { Replayed } from './replayed.tsx'

/** A game of this browser read again, from its first moment or from the one that was asked for. */
export default function ReplayScreen(props: { game: string; from?: string | undefined }) {
  return <LocalPast game={props.game} from={props.from} Shown={Replayed} />
}
