import { ApiError, type Client, openLibraryItem } from '@dabali/api-client'
import { readPath } from '@dabali/shop/paths'
import { type Book, InvalidBook, openBook } from '../epub/open-book.ts'
import {
  ConnectionLost,
  downloadFile,
  emptyDownload,
  FileDenied,
  type PartialFile,
  type Progress,
} from './download-file.ts'

// The service worker uses the same name and caches the page of the reader.
const CACHE = 'library-files'
const ENDS_AT = 'x-ends-at'

export type StoredBook = { bytes: Uint8Array<ArrayBuffer>; version: string; endsAt: string | null }

const address = (id: string, version: string) => `${readPath(id)}?version=${encodeURIComponent(version)}`

/** The offline copy of a book. */
async function findStoredBook(id: string): Promise<StoredBook | undefined> {
  return ignoreErrors(async () => {
    const cache = await caches.open(CACHE)
    const [request] = await cache.keys(readPath(id), { ignoreSearch: true })
    const found = request && (await cache.match(request))
    if (!found) return undefined
    const version = new URL(request.url).searchParams.get('version') ?? ''
    return { bytes: new Uint8Array(await found.arrayBuffer()), version, endsAt: found.headers.get(ENDS_AT) }
  })
}

/** Stores a book and replaces an older copy; false if the storage is full. */
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

/** Without storage the book is still shown. */
async function ignoreErrors<Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}

const storageKey = (book: string) => `kept ${book}`
const NO = 'no'

/** Whether this device stores opened books offline: yes, unless the reader removed it. */
export function storesBook(storage: Pick<Storage, 'getItem'>, book: string): boolean {
  try {
    return storage.getItem(storageKey(book)) !== NO
  } catch {
    return true
  }
}

export function setStoresBook(storage: Pick<Storage, 'setItem' | 'removeItem'>, book: string, keeps: boolean): void {
  try {
    if (keeps) storage.removeItem(storageKey(book))
    else storage.setItem(storageKey(book), NO)
  } catch {
    // It holds for this visit.
  }
}

/** The source of a book: the user's library or a public sample. */
export type Source = { kind: 'own'; id: string } | { kind: 'sample'; url: string }

/** Why a book does not open. */
export type Failure = 'broken' | 'lost' | 'ended' | 'revoked' | 'login'

export type OpenedBook = { book: Book; file: StoredBook; isKept: boolean }

type Opening = {
  client: Client
  part: PartialFile
  tell: (progress: Progress) => void
  signal: AbortSignal
  /** Whether the book is stored offline. */
  keeps: boolean
}

const MAX_ATTEMPTS = 4
const RETRY_DELAY_MS = 800

/** Opens a book, from the offline copy if there is one. */
export async function openBookFile(source: Source, opening: Opening): Promise<OpenedBook> {
  if (source.kind === 'sample') {
    const bytes = await retryDownload(() => downloadFile(source.url, opening), opening)
    return { book: openBook(bytes), file: { bytes, version: source.url, endsAt: null }, isKept: false }
  }
  const kept = await openStored(source.id)
  if (kept) return kept
  const file = await retryDownload(() => fetchOwn(opening, source.id), opening)
  const book = openBook(file.bytes)
  return { book, file, isKept: opening.keeps && (await storeBook(source.id, file)) }
}

async function openStored(id: string): Promise<OpenedBook | undefined> {
  const file = await findStoredBook(id)
  if (!file) return undefined
  if (file.endsAt !== null && Date.parse(file.endsAt) <= Date.now()) {
    await deleteStoredBook(id)
    return undefined
  }
  try {
    return { book: openBook(file.bytes), file, isKept: true }
  } catch {
    await deleteStoredBook(id)
    return undefined
  }
}

const versionOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** Download URLs expire after minutes, so each attempt requests one. */
async function fetchOwn({ client, ...opening }: Opening, id: string): Promise<StoredBook> {
  const { read, ends_at: endsAt } = await openLibraryItem(client, { id }, { silent: true })
  if (read === null) throw new InvalidBook('It is no book.')
  return { bytes: await downloadFile(read, opening), version: versionOf(read), endsAt }
}

async function retryDownload<Answer>(ask: () => Promise<Answer>, { signal }: Opening): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask()
    } catch (error) {
      if (tried === MAX_ATTEMPTS || signal.aborted || toFailure(error) !== 'lost') throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * tried))
    }
  }
}

/** Looks whether the copy of this device may still be read, and brings a new edition for the next time. */
export async function refreshStored(client: Client, id: string, version: string): Promise<Failure | undefined> {
  try {
    const { read, ends_at: endsAt } = await openLibraryItem(client, { id }, { silent: true })
    if (read !== null && versionOf(read) !== version) {
      const bytes = await downloadFile(read, { part: emptyDownload(), tell: () => undefined })
      await storeBook(id, { bytes, version: versionOf(read), endsAt })
    }
    return undefined
  } catch (error) {
    const failure = toFailure(error)
    if (failure !== 'ended' && failure !== 'revoked') return undefined
    await deleteStoredBook(id)
    return failure
  }
}

const UNAUTHENTICATED = 401
const ACCESS_ENDED = [403, 404, 406, 410]

/** Unknown errors count as a lost connection; a shop that is down is the same to a reader. */
export function toFailure(error: unknown): Failure {
  if (error instanceof InvalidBook) return 'broken'
  if (error instanceof ConnectionLost) return 'lost'
  if (!(error instanceof ApiError || error instanceof FileDenied)) return 'broken'
  if (error.status === UNAUTHENTICATED) return 'login'
  if (error.code === 'address_expired' || !ACCESS_ENDED.includes(error.status)) return 'lost'
  return error.code === 'revoked' ? 'revoked' : 'ended'
}
