import type { Scene } from '../../table/play.tsx'

/** What the viewer is asked: its name, and its id, which never comes back. Nothing in what is past. */
export function askedOf({ questions, viewer }: Scene): { readonly name: string; readonly id: number } {
  const question = questions.find(({ seat, id }) => seat === viewer && typeof id === 'number')
  return { name: question?.name ?? '', id: question?.id ?? -1 }
}
