// The service worker: the whole table is kept in the browser, so that it comes up in a place without a network.
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import './kept-versions.js'
import './push-messages.js'

// the build puts the list of the table's files here
precacheAndRoute(BUILT_FILES)
cleanupOutdatedCaches()

// what the server itself shows and sends is no screen of the table
const ofTheServer = [/^\/api\//, /^\/health$/, /^\/metrics$/]
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: ofTheServer }))

// older versions are kept by those who have games of them: kept-versions.js
registerRoute(/\/frozen\//, new CacheFirst({ cacheName: 'frozen' }))

// a newer table waits until the player takes it
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting()
})
