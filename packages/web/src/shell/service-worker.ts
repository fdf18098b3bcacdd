/** Where the service worker is; the build puts it there. */
export const serviceWorkerFile = '/sw.js'

/**
 * Registers the service worker, and tells of a newer one that waits to take over. Gives the way to stop listening; the
 * worker stays.
 */
export function registerServiceWorker(newer: (waiting: ServiceWorker) => void): () => void {
  const ending = new AbortController()
  // not in a frame of another site, where it would keep a whole table for one study
  if ('serviceWorker' in navigator && import.meta.env.PROD && self === top) {
    void listen(newer, ending.signal).catch(() => {}) // without one the table plays as well
  }
  return () => ending.abort()
}

async function listen(newer: (waiting: ServiceWorker) => void, signal: AbortSignal): Promise<void> {
  const registration = await navigator.serviceWorker.register(serviceWorkerFile)
  const tell = () => {
    // the first of all waits for nobody
    if (registration.waiting === null || navigator.serviceWorker.controller === null || signal.aborted) return
    newer(registration.waiting)
    // taken here or in another tab: this page is then the older one
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
      signal,
    })
  }
  tell()
  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', tell, { signal }),
    { signal },
  )
}

/** Has a waiting worker take over; the page is loaded anew when it has. */
export function takeOver(waiting: ServiceWorker): void {
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
