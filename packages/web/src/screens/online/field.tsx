import type { ComponentProps } from 'react'
import styles from './forms.module.css'

/** A line to fill in, under its name. */
export function Field({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={styles.field}>
      {label}
      <input {...input} />
    </label>
  )
}

/** A password is one that is known, or a new one. */
export function PasswordField({
  label,
  isNew,
  name = 'password',
}: {
  label: string
  isNew: boolean
  name?: string
}) {
  return (
    <Field
      label={label}
      name={name}
      type="password"
      required
      minLength={isNew ? 8 : 1}
      maxLength={200}
      autoComplete={isNew ? 'new-password' : 'current-password'}
    />
  )
}

/** What was filled in, by the fields' names, when a form is sent. */
export function filledIn(form: HTMLFormElement): (name: string) => string {
  const fields = new FormData(form)
  return (name) => String(fields.get(name) ?? '')
}
