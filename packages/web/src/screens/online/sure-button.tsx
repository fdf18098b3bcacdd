import { useState } from 'react'
import { Button } from '../../shell/button.tsx'

interface Props {
  readonly label: string
  /** What the second press does, in words. */
  readonly sure: string
  readonly onSure: () => void
  readonly disabled?: boolean
}

/** Does what cannot be taken back, at the second press. Looking elsewhere forgets the first. */
export function SureButton({ label, sure, onSure, disabled = false }: Props) {
  const [asked, setAsked] = useState(false)
  return (
    <Button
      kind={asked ? 'strong' : 'quiet'}
      disabled={disabled}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) onSure()
        setAsked(!asked)
      }}
    >
      {asked ? sure : label}
    </Button>
  )
}
