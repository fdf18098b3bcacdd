// Part of the service worker: shows what the server sends while the page is closed, and leads to the match.
self.addEventListener('push', (event) => {
  const { title, text, match } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  // one notice a match: a second move does not pile up
  const options = { body: text, tag: match, icon: '/icon-192.png', data: { match } }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = `/#/online/${encodeURIComponent(event.notification.data?.match ?? '')}`
  event.waitUntil(self.clients.openWindow(address))
})
