import {
  BOOKS,
  CACHES,
  cacheFirst,
  cachePage,
  clearsBooks,
  clearsUserCache,
  findCached,
  offlinePath,
  strategyFor,
} from './caches.ts'
import { openPage, toNotification } from './notifications.ts'

declare const self: ServiceWorkerGlobalScope

/** A page that was seen before is shown rather than waited for any longer. */
const NETWORK_TIMEOUT_MS = 6000
const SERVER_ERROR = 500
const OFFLINE_PAGES = ['/offline', '/ne/offline']

type Message = { seen?: unknown }

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.allSettled(OFFLINE_PAGES.map((path) => precache(path))).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const { seen } = (event.data ?? {}) as Message
  if (typeof seen === 'string' && new URL(seen, self.location.origin).origin === self.location.origin) {
    event.waitUntil(precache(seen).catch(() => undefined))
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (clearsUserCache(request.method, request.url)) {
    event.waitUntil(clearUserCaches(request.url))
    return
  }
  const handling = strategyFor(request, self.location.origin)
  if (handling === 'leave') return
  if (handling === 'file') event.respondWith(cacheFirst(request, CACHES.files))
  else if (handling === 'picture') event.respondWith(cacheFirst(request, CACHES.pictures))
  else event.respondWith(networkFirst(event, handling === 'own-page'))
})

self.addEventListener('push', (event) => {
  const { title, options } = toNotification(event.data?.text(), self.location.origin)
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(openPage(self.clients, notification.data, self.location.origin))
})

/** The page from the network; offline, or while the server fails, its cached copy; without one the offline page or the error. */
async function networkFirst(event: FetchEvent, isOwn: boolean): Promise<Response> {
  const { request } = event
  const name = isOwn ? CACHES.ownPages : CACHES.pages
  const kept = await findCached(name, request)
  const fresh = fetch(request).then((answer) => {
    if (isCacheable(answer, isOwn)) event.waitUntil(cachePage(name, request.url, answer.clone()))
    return answer
  })
  if (!kept) return fresh.catch(() => offlineFallback(request.url))
  // After the timeout a rejection must not be unhandled.
  fresh.catch(() => undefined)
  event.waitUntil(fresh.catch(() => undefined))
  const working = fresh.then((answer) => (answer.status >= SERVER_ERROR ? kept : answer))
  return Promise.race([working, after(NETWORK_TIMEOUT_MS).then(() => kept)]).catch(() => kept)
}

/** Dynamic pages are cached only if they are needed offline. */
function isCacheable(answer: Response, isOwn: boolean) {
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic') return false
  return isOwn || !/no-store/.test(answer.headers.get('cache-control') ?? '')
}

async function offlineFallback(url: string) {
  return (await findCached(CACHES.pages, new URL(offlinePath(url), self.location.origin).href)) ?? Response.error()
}

/** Caches a page that was reached by client-side navigation. */
async function precache(path: string) {
  const url = new URL(path, self.location.origin).href
  const answer = await fetch(url, { credentials: 'same-origin' })
  const isOwn =
    strategyFor({ method: 'GET', url, mode: 'navigate', destination: '' }, self.location.origin) === 'own-page'
  if (isCacheable(answer, isOwn)) await cachePage(isOwn ? CACHES.ownPages : CACHES.pages, url, answer)
}

async function clearUserCaches(url: string) {
  await caches.delete(CACHES.ownPages)
  if (!clearsBooks(url)) return
  await caches.delete(BOOKS)
  await endNotifications()
}

/** Nobody is logged in here any more. The API forgets the browser with the login; its push service does with this. */
async function endNotifications() {
  // Some browsers have no push service.
  const subscription = await self.registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/** Deletes the caches of earlier versions. */
async function deleteOldCaches() {
  const ours: string[] = [...Object.values(CACHES), BOOKS]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
