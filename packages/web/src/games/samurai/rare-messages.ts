import type { Language, Messages } from '@gunbai/kernel'

/** Why not, and what a card says in full: fetched when somebody asks. */
export const rareMessages: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('../../../../samurai/messages/en.json?rare'),
  it: () => import('../../../../samurai/messages/it.json?rare'),
  hu: () => import('../../../../samurai/messages/hu.json?rare'),
}
