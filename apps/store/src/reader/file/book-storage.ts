import { readPath } from '@dabali/shop/paths'

// The name is known to the service worker, which keeps the page of the reader beside it.
const CACHE = 'library-files'
const ENDS_AT = 'x-ends-at'

export type StoredBook = { bytes: Uint8Array<ArrayBuffer>; version: string; endsAt: string | null }

const address = (id: string, version: string) => `${readPath(id)}?version=${encodeURIComponent(version)}`

/** The copy of a book that this device keeps. */
export async function findStoredBook(id: string): Promise<StoredBook | undefined> {
  return ignoreErrors(async () => {
    const cache = await caches.open(CACHE)
    const [request] = await cache.keys(readPath(id), { ignoreSearch: true })
    const found = request && (await cache.match(request))
    if (!found) return undefined
    const version = new URL(request.url).searchParams.get('version') ?? ''
    return { bytes: new Uint8Array(await found.arrayBuffer()), version, endsAt: found.headers.get(ENDS_AT) }
  })
}

/** Keeps a book in place of an older copy; says whether there was room. */
export async function storeBook(id: string, { bytes, version, endsAt }: StoredBook): Promise<boolean> {
  const isKept = await ignoreErrors(async () => {
    const cache = await caches.open(CACHE)
    await cache.delete(readPath(id), { ignoreSearch: true })
    const headers = { 'content-type': 'application/epub+zip', ...(endsAt && { [ENDS_AT]: endsAt }) }
    await cache.put(address(id, version), new Response(bytes, { headers }))
    return true
  })
  return isKept ?? false
}

export async function deleteStoredBook(id: string): Promise<void> {
  await ignoreErrors(async () => (await caches.open(CACHE)).delete(readPath(id), { ignoreSearch: true }))
}

/** A browser that keeps nothing, or is full, still shows the book. */
async function ignoreErrors<Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}

const nameOf = (book: string) => `kept ${book}`
const NO = 'no'

/** Whether this device stores opened books offline: yes, unless the reader removed it. */
export function storesBook(storage: Pick<Storage, 'getItem'>, book: string): boolean {
  try {
    return storage.getItem(nameOf(book)) !== NO
  } catch {
    return true
  }
}

export function setStoresBook(storage: Pick<Storage, 'setItem' | 'removeItem'>, book: string, keeps: boolean): void {
  try {
    if (keeps) storage.removeItem(nameOf(book))
    else storage.setItem(nameOf(book), NO)
  } catch {
    // It holds for this visit.
  }
}
