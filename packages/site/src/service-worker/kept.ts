import { filesIn } from './requests.ts'

/** Where what was seen lies on the device. The books that a reader keeps are put there by the reader. */
export const KEPT = { files: 'files', pictures: 'pictures', pages: 'pages', ownPages: 'own-pages' } as const
export const BOOKS = 'library-files'

type Kept = (typeof KEPT)[keyof typeof KEPT]

/** How many of each are kept; what came first goes first. */
const MOST: Record<Kept, number> = { files: 250, pictures: 300, pages: 60, 'own-pages': 40 }

/** What never changes under its address: from the device, or fetched once. */
export async function fromDevice(request: Request, name: Kept): Promise<Response> {
  const kept = await find(name, request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && answer.status !== 206) await keep(name, request.url, answer.clone())
  return answer
}

export async function find(name: Kept, request: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(name)
  return cache.match(request, { ignoreVary: true })
}

/** Keeps an answer as the newest of its kind. */
async function keep(name: Kept, url: string, answer: Response): Promise<void> {
  const cache = await caches.open(name)
  await cache.delete(url, { ignoreVary: true })
  await cache.put(url, answer)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST[name]))) await cache.delete(old, { ignoreVary: true })
}

/** Keeps a page together with the files that it needs, which the browser itself mostly has already. */
export async function keepPage(name: Kept, url: string, answer: Response): Promise<void> {
  const html = await answer.clone().text()
  await keep(name, url, answer)
  const wanted = filesIn(html).map((path) => new Request(path))
  await Promise.allSettled(wanted.map((request) => fromDevice(request, KEPT.files)))
}
