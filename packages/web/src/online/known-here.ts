const key = 'gunbai.known'

/** Whether somebody was signed in with this browser when it last asked: only then is it worth asking again. */
export function isKnownHere(): boolean {
  try {
    return localStorage.getItem(key) === 'yes'
  } catch {
    return false
  }
}

export function keepKnown(isKnown: boolean): void {
  try {
    if (isKnown) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // a browser that keeps nothing shows what is its own alone
  }
}
