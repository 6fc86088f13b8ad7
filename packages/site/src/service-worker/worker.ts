import { BOOKS, find, fromDevice, KEPT, keepPage } from './kept.ts'
import { changesTheVisitor, handlingOf, offlinePath, takesTheBooks } from './requests.ts'

declare const self: ServiceWorkerGlobalScope

/** A page that was seen before is shown rather than waited for any longer. */
const PATIENCE_MS = 6000
const LANGUAGES = ['/offline', '/ne/offline']

type Message = { seen?: unknown }

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.allSettled(LANGUAGES.map((path) => see(path))).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  const { seen } = (event.data ?? {}) as Message
  if (typeof seen === 'string' && new URL(seen, self.location.origin).origin === self.location.origin) {
    event.waitUntil(see(seen).catch(() => undefined))
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (changesTheVisitor(request.method, request.url)) {
    event.waitUntil(forgetVisitor(request.url))
    return
  }
  const handling = handlingOf(request, self.location.origin)
  if (handling === 'leave') return
  if (handling === 'file') event.respondWith(fromDevice(request, KEPT.files))
  else if (handling === 'picture') event.respondWith(fromDevice(request, KEPT.pictures))
  else event.respondWith(showPage(event, handling === 'own-page'))
})

/** The page from the line; where there is none, as it was seen last, or the page that says so. */
async function showPage(event: FetchEvent, isOwn: boolean): Promise<Response> {
  const { request } = event
  const name = isOwn ? KEPT.ownPages : KEPT.pages
  const kept = await find(name, request)
  const fresh = fetch(request).then((answer) => {
    if (isWorthKeeping(answer, isOwn)) event.waitUntil(keepPage(name, request.url, answer.clone()))
    return answer
  })
  if (!kept) return fresh.catch(() => standIn(request.url))
  // Whoever waits no longer must not leave a promise behind that nobody hears.
  fresh.catch(() => undefined)
  event.waitUntil(fresh.catch(() => undefined))
  return Promise.race([fresh, after(PATIENCE_MS).then(() => kept)]).catch(() => kept)
}

/** What is drawn for one visitor is kept only where it is needed without a line. */
function isWorthKeeping(answer: Response, isOwn: boolean) {
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic') return false
  return isOwn || !/no-store/.test(answer.headers.get('cache-control') ?? '')
}

async function standIn(url: string) {
  return (await find(KEPT.pages, new URL(offlinePath(url), self.location.origin).href)) ?? Response.error()
}

/** Keeps a page that was reached without a document of its own. */
async function see(path: string) {
  const url = new URL(path, self.location.origin).href
  const answer = await fetch(url, { credentials: 'same-origin' })
  const isOwn =
    handlingOf({ method: 'GET', url, mode: 'navigate', destination: '' }, self.location.origin) === 'own-page'
  if (isWorthKeeping(answer, isOwn)) await keepPage(isOwn ? KEPT.ownPages : KEPT.pages, url, answer)
}

async function forgetVisitor(url: string) {
  await caches.delete(KEPT.ownPages)
  if (takesTheBooks(url)) await caches.delete(BOOKS)
}

/** What an earlier worker has kept under other names. */
async function forgetOthers() {
  const ours: string[] = [...Object.values(KEPT), BOOKS]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
