import { useSay } from '../../../words/words.tsx'
import forms from '../forms.module.css'
import { OnlineGameWords } from '../online-words.tsx'
import { games } from '../standings/games.ts'

/** Which game. */
export function GameField({
  rulebook,
  onChoose,
}: {
  rulebook: string
  onChoose: (rulebook: string) => void
}) {
  const say = useSay()
  return (
    <label className={forms.field}>
      {say('ui.online.game')}
      <select name="rulebook" value={rulebook} onChange={({ target }) => onChoose(target.value)}>
        {games.map((id) => (
          <OnlineGameWords key={id} rulebook={id}>
            <Title id={id} />
          </OnlineGameWords>
        ))}
      </select>
    </label>
  )
}

function Title({ id }: { id: string }) {
  const say = useSay()
  return <option value={id}>{say('title')}</option>
}
