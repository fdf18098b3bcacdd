import { useRef } from 'react'
import { Button } from './button.tsx'

/** A button that lets the player choose a file. The same file may be chosen again. */
export function FileButton({
  label,
  onFile,
  accept = '.json,application/json',
}: {
  label: string
  onFile: (file: File | undefined) => Promise<void>
  readonly accept?: string
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="unseen"
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          void onFile(target.files?.[0])
          target.value = ''
        }}
      />
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </>
  )
}
