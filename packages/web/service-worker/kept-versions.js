// Part of the service worker: a game that was begun under older rules opens without a network too. Before a new table
// takes over, what it has of the versions of the games in this browser is fetched; other versions when they are asked for.
self.addEventListener('install', (event) => event.waitUntil(keepVersions()))

async function keepVersions() {
  const kept = new Set((await keptGames()).map(({ rulebook, version }) => `${rulebook}-${version}`))
  if (kept.size === 0) return
  const files = await (await fetch('/frozen-files.json')).json()
  const cache = await caches.open('frozen')
  for (const file of files.filter((name) => kept.has(name.split('/')[2]))) {
    if ((await cache.match(file)) === undefined) await cache.add(file)
  }
}

/** The rows of the list of games, as the table's own store has them. */
function keptGames() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('gunbai')
    // there is no store yet, and it is not for us to make one
    opening.onupgradeneeded = () => opening.transaction.abort()
    opening.onerror = () => resolve([])
    opening.onsuccess = () => {
      const database = opening.result
      const asking = database.transaction('games').objectStore('games').getAll()
      asking.onsuccess = () => resolve(asking.result)
      asking.onerror = () => reject(asking.error)
      asking.transaction.oncomplete = () => database.close()
    }
  })
}
