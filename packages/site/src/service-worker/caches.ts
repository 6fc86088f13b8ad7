/** The caching strategy of a request. */
export type Strategy = 'file' | 'picture' | 'own-page' | 'page' | 'leave'

type WorkerRequest = { method: string; url: string; mode: string; destination: string }

// What someone has bought is needed most where there is no line: at a gate, in a bus.
const OWN_PAGES = /^(?:\/ne)?\/(?:library|ticket|door|order\/[^/]+\/tickets)(?:\/|$)/
const LANGUAGE = /^\/ne(?=\/|$)/
// Someone else may sit at the device after these.
const USER_CHANGING_PATHS = /^\/forms\/(?:logout|profile\/delete|login\/code|auth\/.*|account\/.*)$/

/** The strategy for a request; requests to other origins and mutations are not handled. */
export function strategyFor({ method, url, mode, destination }: WorkerRequest, origin: string): Strategy {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'leave'
  if (pathname.startsWith('/_next/static/')) return 'file'
  if (pathname.startsWith('/v1/media/') && destination === 'image') return 'picture'
  if (mode !== 'navigate' || pathname.startsWith('/v1/')) return 'leave'
  return OWN_PAGES.test(pathname) ? 'own-page' : 'page'
}

/** Whether a request may change the user. */
export function clearsUserCache(method: string, url: string): boolean {
  return method === 'POST' && USER_CHANGING_PATHS.test(new URL(url).pathname)
}

/** Whether offline books are deleted too: only on logout and account deletion. */
export function clearsBooks(url: string): boolean {
  return /^\/forms\/(?:logout|profile\/delete)$/.test(new URL(url).pathname)
}

/** The fallback for a page that is not cached. */
export const offlinePath = (url: string): string => (LANGUAGE.test(new URL(url).pathname) ? '/ne/offline' : '/offline')

/** The files of our own that the text of a page names. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:css|js|woff2)/g) ?? [])]
}

/** The names of the caches. Offline books are stored by the reader. */
export const CACHES = { files: 'files', pictures: 'pictures', pages: 'pages', ownPages: 'own-pages' } as const
export const BOOKS = 'library-files'

type CacheName = (typeof CACHES)[keyof typeof CACHES]

/** The maximum number of entries; the oldest are deleted first. */
const MAX_ENTRIES: Record<CacheName, number> = { files: 250, pictures: 300, pages: 60, 'own-pages': 40 }

/** What never changes under its address: from the device, or fetched once. */
export async function cacheFirst(request: Request, name: CacheName): Promise<Response> {
  const kept = await findCached(name, request)
  // Fonts are answered with 204 while data is saved.
  if (kept?.status === 200) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await putCached(name, request.url, answer.clone())
  return answer
}

export async function findCached(name: CacheName, request: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(name)
  return cache.match(request, { ignoreVary: true })
}

/** Stores a response as the newest entry. */
async function putCached(name: CacheName, url: string, answer: Response): Promise<void> {
  const cache = await caches.open(name)
  await cache.delete(url, { ignoreVary: true })
  await cache.put(url, answer)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[name])))
    await cache.delete(old, { ignoreVary: true })
}

/** Stores a page with the files that it needs. */
export async function cachePage(name: CacheName, url: string, answer: Response): Promise<void> {
  const html = await answer.clone().text()
  await putCached(name, url, answer)
  const wanted = assetsIn(html).map((path) => new Request(path))
  await Promise.allSettled(wanted.map((request) => cacheFirst(request, CACHES.files)))
}
