import { useSettings } from '../settings/settings.ts'
import { Button } from '../shell/button.tsx'
import { useSay } from '../words/words.tsx'

/** Sound on or off, by one press. */
export function MuteButton({ named = false }: { named?: boolean }) {
  const say = useSay()
  const [{ sound }, change] = useSettings()
  const isOn = sound === 'on'
  const name = say(isOn ? 'ui.sound.mute' : 'ui.sound.unmute')
  return (
    <Button
      kind={named ? 'plain' : 'quiet'}
      onClick={() => change({ sound: isOn ? 'off' : 'on' })}
      title={name}
      aria-label={name}
      data-part="mute"
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M4 9H8L13 5V19L8 15H4Z" fill="currentColor" />
        <path d={isOn ? 'M16 9Q18.5 12 16 15M18.5 6.5Q22.5 12 18.5 17.5' : 'M16 9 22 15M22 9 16 15'} />
      </svg>
      {named && name}
    </Button>
  )
}
