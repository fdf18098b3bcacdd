import type { Study } from '@gunbai/kernel/study'

/** A file's name of a title, in letters that every disk takes. */
export function fileName({ title, record }: Study): string {
  const plain = title
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `gunbai-study-${plain.toLowerCase() || record.setup.id}.json`
}
