/** How a match stands when it begins. */
export interface Beginning {
  readonly awaiting: number
  readonly botsDue: number
  readonly at: number
  /** When the first of those who are asked runs out of time; null where no time is kept. */
  readonly dueAt: number | null
}

/** The row of a match that begins. */
export function playing({ awaiting, botsDue, at, dueAt }: Beginning) {
  return {
    status: 'playing',
    awaiting,
    bots_due: botsDue,
    begun_at: at,
    touched_at: at,
    due_at: dueAt,
  } as const
}
