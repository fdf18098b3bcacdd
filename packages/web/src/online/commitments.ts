const key = 'gunbai.commitments'
/** So many matches are remembered, the latest. */
const most = 200

type Noted = Readonly<Record<string, string>>

/** Notes what the dice of a match were fixed by when this browser first saw it, before anybody could change it. */
export function noteCommitment(match: string, commitment: string): void {
  const noted = read()
  if (Object.hasOwn(noted, match)) return
  const latest = Object.entries(noted).slice(-(most - 1))
  try {
    localStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(latest), [match]: commitment }))
  } catch {
    // a browser that keeps nothing compares with what the server says
  }
}

/** What this browser noted; null where it did not see the match before its end. */
export function notedCommitment(match: string): string | null {
  const noted = read()
  return Object.hasOwn(noted, match) ? (noted[match] ?? null) : null
}

function read(): Noted {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Noted
  } catch {
    return {}
  }
}
