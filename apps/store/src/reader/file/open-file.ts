import { ApiError, type Client, openLibraryItem } from '@dabali/api-client'
import { type Book, InvalidBook, openBook } from '../epub/open-book.ts'
import { deleteStoredBook, findStoredBook, type StoredBook, storeBook } from './book-storage.ts'
import {
  ConnectionLost,
  downloadFile,
  emptyDownload,
  FileDenied,
  type PartialFile,
  type Progress,
} from './download-file.ts'

/** Where the file of a book comes from: the library of whoever is logged in, or a shelf that is open to everybody. */
export type Source = { kind: 'own'; id: string } | { kind: 'sample'; url: string }

/** Why a book does not open. */
export type Failure = 'broken' | 'lost' | 'ended' | 'revoked' | 'login'

export type OpenedBook = { book: Book; file: StoredBook; isKept: boolean }

type Opening = {
  client: Client
  part: PartialFile
  tell: (progress: Progress) => void
  signal: AbortSignal
  /** Whether this device may keep the book. */
  keeps: boolean
}

const TRIES = 4
const PAUSE_MILLISECONDS = 800

/** Opens a book: the copy of this device where there is one, so that it opens without a line. */
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

/** An address lasts a few minutes, so each try asks for one. */
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
      if (tried === TRIES || signal.aborted || toFailure(error) !== 'lost') throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS * tried))
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
const GONE = [403, 404, 406, 410]

/** Unknown errors count as a lost connection; a shop that is down is the same to a reader. */
export function toFailure(error: unknown): Failure {
  if (error instanceof InvalidBook) return 'broken'
  if (error instanceof ConnectionLost) return 'lost'
  if (!(error instanceof ApiError || error instanceof FileDenied)) return 'broken'
  if (error.status === UNAUTHENTICATED) return 'login'
  if (error.code === 'address_expired' || !GONE.includes(error.status)) return 'lost'
  return error.code === 'revoked' ? 'revoked' : 'ended'
}
