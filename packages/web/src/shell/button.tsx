import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Props = ComponentProps<'button'> & { kind?: 'plain' | 'strong' | 'quiet' }

export function Button({ kind = 'plain', className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, styles[kind], className].filter(Boolean).join(' ')}
    />
  )
}
