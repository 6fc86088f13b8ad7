import {
  getGift,
  getLibraryItem,
  getReadingPosition,
  type LibraryAccess,
  type LibraryItem,
  type LibraryItemDetail,
  listLibrary,
  listProducts,
  openLibraryItem,
  type ProductCard,
  type ReadingPosition,
} from '@dabali/api-client'
import { mediaArtwork } from '@dabali/ui/media-session'
import { nullOn404, nullOn404OrDenied, type Owned } from '../server-request/null-on-404.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import type { AudioTracks } from './audiobook-player/audiobook.ts'
import type { LibraryTranslator } from './library-messages.ts'
import { KINDS, type Kind, type LibraryQuery, narrowLibrary } from './library-query.ts'

const PAGE_SIZE = 24
/** The API's largest page, and so many of them: more than anybody has. */
const READ_AT_ONCE = 100
const MOST_PAGES = 5
const MOST_TO_BORROW = 12

export type Library = {
  items: LibraryItem[]
  /** Of all that they have, and of what is looked at. */
  count: number
  found: number
  /** The kinds of which they have something. */
  kinds: Kind[]
  pages: number
}

/** What somebody may read, hear and watch, as far as it is looked at. */
export async function loadLibrary(visit: RequestContext, query: LibraryQuery) {
  const read = await nullOn404OrDenied(readAll(visit))
  if (!read || 'refused' in read) return read
  const all = read.thing
  const found = narrowLibrary(all, query)
  const start = (query.page - 1) * PAGE_SIZE
  const classes = new Set<string>(all.map(({ product }) => product.product_class))
  const library: Library = {
    items: found.slice(start, start + PAGE_SIZE),
    count: all.length,
    found: found.length,
    kinds: (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind].some((each) => classes.has(each))),
    pages: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
  }
  return { thing: library }
}

/** The rest is read together, once it is known how much there is. */
async function readAll({ client }: RequestContext): Promise<LibraryItem[]> {
  const { results, count } = await listLibrary(client, { page_size: READ_AT_ONCE })
  const pages = Math.min(Math.ceil(count / READ_AT_ONCE), MOST_PAGES)
  const rest = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, index) =>
      listLibrary(client, { page: index + 2, page_size: READ_AT_ONCE }),
    ),
  )
  return [...results, ...rest.flatMap((page) => page.results)]
}

/** One work of theirs, and what it lets them borrow where it is a pass. */
export async function loadLibraryItem(visit: RequestContext, id: string) {
  const read = await nullOn404OrDenied(getLibraryItem(visit.client, { id }))
  if (!read || 'refused' in read) return read
  const { terms, state, opens } = read.thing
  const lends = terms === 'subscription' && state === 'active' && opens.length > 0
  return { thing: { item: read.thing, toBorrow: lends ? await readShelf(visit, opens) : [] } }
}

/** The page is about the pass: what it opens may be missing. */
async function readShelf({ client }: RequestContext, opens: string[]): Promise<ProductCard[]> {
  const shelf = listProducts(client, { product_class: opens, page_size: MOST_TO_BORROW })
  return shelf.then(
    ({ results }) => results,
    () => [],
  )
}

/** What somebody was given. Reading changes nothing. */
export const loadGift = ({ client }: RequestContext, token: string) => nullOn404(getGift(client, { token }))

export type LoadedAudiobook = { item: LibraryItemDetail; saved: ReadingPosition; access: LibraryAccess | null }

/** As much of it as is told to the player. */
type Told = Omit<LoadedAudiobook, 'item'> & {
  item: Pick<LibraryItemDetail, 'id' | 'files'> & {
    product: Pick<LibraryItemDetail['product'], 'title' | 'authors'>
    picture: Parameters<typeof mediaArtwork>[0]
  }
}

/** What a player has to know of a work: those of its files that are heard. */
export function toAudioTracks({ item, saved, access }: Told, t: LibraryTranslator): AudioTracks {
  const { id, product, picture, files } = item
  const sounds = files.filter(({ kind }) => kind === 'audio')
  const isNamed = new Set(sounds.map(({ title }) => title)).size === sounds.length
  const opened = access && { ...access, files: access.files.filter(({ kind }) => kind === 'audio') }
  return {
    id,
    title: product.title,
    author: product.authors.join(', '),
    artwork: mediaArtwork(picture),
    parts: sounds.map(({ title, type, size, duration_seconds: seconds }, part) => ({
      title: isNamed ? title : t('part', { number: part + 1 }),
      type,
      size,
      seconds,
      download: opened?.files[part]?.download ?? null,
    })),
    saved,
    access: opened,
  }
}

const NOWHERE: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }

/** A work that is heard, and where its owner is in it; nothing where there is nothing to hear. */
export async function loadAudiobook(
  { client }: RequestContext,
  id: string,
): Promise<Owned<LoadedAudiobook> | undefined> {
  const read = await nullOn404OrDenied(getLibraryItem(client, { id }))
  if (!read || 'refused' in read) return read
  const item = read.thing
  if (!item.files.some(({ kind }) => kind === 'audio')) return undefined
  // What is opened for some hours from the first play is opened by a press alone.
  const isOpen = item.state === 'active' && item.terms !== 'window'
  const [saved = NOWHERE, access = null] = await Promise.all([
    nullOn404(getReadingPosition(client, { id })),
    // The player asks again where this did not answer.
    isOpen ? openLibraryItem(client, { id }).catch(() => null) : null,
  ])
  return { thing: { item, saved, access } }
}

export type LoadedVideo = { item: LibraryItemDetail; saved: ReadingPosition }

/** A work that is watched, and where its owner is in it. Its hours do not begin by looking at its page. */
export async function loadVideo({ client }: RequestContext, id: string): Promise<Owned<LoadedVideo> | undefined> {
  const read = await nullOn404OrDenied(getLibraryItem(client, { id }))
  if (!read || 'refused' in read) return read
  const item = read.thing
  if (!item.files.some(({ kind }) => kind === 'film')) return undefined
  return { thing: { item, saved: (await nullOn404(getReadingPosition(client, { id }))) ?? NOWHERE } }
}
