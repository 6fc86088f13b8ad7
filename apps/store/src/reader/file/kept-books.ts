import { readPath } from '@dabali/shop/paths'

// The name is known to the service worker, which keeps the page of the reader beside it.
const CACHE = 'library-files'
const ENDS_AT = 'x-ends-at'

export type KeptBook = { bytes: Uint8Array<ArrayBuffer>; version: string; endsAt: string | null }

const address = (id: string, version: string) => `${readPath(id)}?version=${encodeURIComponent(version)}`

/** The copy of a book that this device keeps. */
export async function findKept(id: string): Promise<KeptBook | undefined> {
  return quietly(async () => {
    const cache = await caches.open(CACHE)
    const [request] = await cache.keys(readPath(id), { ignoreSearch: true })
    const found = request && (await cache.match(request))
    if (!found) return undefined
    const version = new URL(request.url).searchParams.get('version') ?? ''
    return { bytes: new Uint8Array(await found.arrayBuffer()), version, endsAt: found.headers.get(ENDS_AT) }
  })
}

/** Keeps a book in place of an older copy; says whether there was room. */
export async function keepBook(id: string, { bytes, version, endsAt }: KeptBook): Promise<boolean> {
  const isKept = await quietly(async () => {
    const cache = await caches.open(CACHE)
    await cache.delete(readPath(id), { ignoreSearch: true })
    const headers = { 'content-type': 'application/epub+zip', ...(endsAt && { [ENDS_AT]: endsAt }) }
    await cache.put(address(id, version), new Response(bytes, { headers }))
    return true
  })
  return isKept ?? false
}

export async function forgetBook(id: string): Promise<void> {
  await quietly(async () => (await caches.open(CACHE)).delete(readPath(id), { ignoreSearch: true }))
}

/** A browser that keeps nothing, or is full, still shows the book. */
async function quietly<Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
