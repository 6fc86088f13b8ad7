import {
  type Client,
  getGift,
  getLibraryItem,
  getProduct,
  getReadingPosition,
  type LibraryAccess,
  type LibraryItem,
  type LibraryItemDetail,
  listLibrary,
  listProducts,
  openLibraryItem,
  type ProductCard,
  type ReadingPosition,
  type Ticket,
} from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { mediaArtwork } from '@dabali/ui/media-session'
import { LIBRARY_PATH, libraryItemPath, listenPath, readPath, watchPath } from '../paths.ts'
import {
  nullOn404,
  nullOn404OrDenied,
  type Owned,
  type RequestContext,
  type Site,
} from '../server-request/request-context.ts'
import { loadStreams } from '../tickets/stream-list.tsx'
import type { AudioTracks } from './audiobook-player/audiobook.ts'
import type { LibraryTranslator } from './library-messages.ts'

/** The action for an item. */
export type ItemLink = 'read' | 'listen' | 'watch'

const ACTION_OF_CLASS: Readonly<Record<string, ItemLink>> = {
  'E-book': 'read',
  Audiobook: 'listen',
  'Pay Per View': 'watch',
}
const ACTION_OF_FILE = { epub: 'read', audio: 'listen', film: 'watch' } as const
const PATHS = { read: readPath, listen: listenPath, watch: watchPath }

/** The reader exists in the store only. */
const isHere = (action: ItemLink, site: Site) => action !== 'read' || site === 'store'

/** The link of an item: its player or reader if the class decides it, else its page. */
export function itemLink({ id, product }: LibraryItem, site: Site): { action: ItemLink | 'open'; path: string } {
  const action = ACTION_OF_CLASS[product.product_class]
  return action && isHere(action, site)
    ? { action, path: PATHS[action](id) }
    : { action: 'open', path: libraryItemPath(id) }
}

/** The actions of an item by its files. */
export function itemLinks({ id, files }: LibraryItemDetail, site: Site): { action: ItemLink; path: string }[] {
  const actions = [...new Set(files.map(({ kind }) => ACTION_OF_FILE[kind]))].filter((action) => isHere(action, site))
  return actions.map((action) => ({ action, path: PATHS[action](id) }))
}

/** The kinds of the filter with their product classes. */
const KINDS = {
  read: ['E-book'],
  listen: ['Audiobook'],
  watch: ['Pay Per View'],
  bundles: ['Digital Bundle'],
  passes: ['Subscription'],
} as const satisfies Record<string, readonly LibraryItem['product']['product_class'][]>

export type Kind = keyof typeof KINDS
export const SORTS = ['opened', 'new', 'title'] as const
type Sort = (typeof SORTS)[number]

/** The filter, sort order and page of the library. */
export type LibraryQuery = { kind: Kind | undefined; sort: Sort; q: string; page: number }

type Query = Readonly<Record<string, string | string[] | undefined>>

const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text)

/** Parses the query; unknown values are ignored. */
export function readLibraryQuery(query: Query): LibraryQuery {
  const one = (name: string) => [query[name]].flat()[0] ?? ''
  const kind = one('kind')
  return {
    kind: isKind(kind) ? kind : undefined,
    sort: SORTS.find((sort) => sort === one('sort')) ?? 'opened',
    q: one('q').trim().slice(0, 100),
    page: Math.max(1, Math.trunc(Number(one('page'))) || 1),
  }
}

/** The URL for a library query. */
export const libraryHref = (language: Language, query: Partial<LibraryQuery>): string =>
  localPath(language, pathOfLibrary(query))

/** The path for a library query; defaults are left out. */
export function pathOfLibrary({ kind, sort = 'opened', q, page = 1 }: Partial<LibraryQuery>): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(sort !== 'opened' && { sort }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${LIBRARY_PATH}?${query}` : LIBRARY_PATH
}

/** Filters and sorts the items; the default order is last opened first. */
export function narrowLibrary(items: readonly LibraryItem[], { kind, sort, q }: LibraryQuery): LibraryItem[] {
  const classes: readonly string[] = kind ? KINDS[kind] : []
  const terms = normalised(q).split(/\s+/).filter(Boolean)
  const found = items.filter((item) => {
    const { title, subtitle, authors, product_class } = item.product
    const text = normalised([title, subtitle, ...authors].join(' '))
    return (!kind || classes.includes(product_class)) && terms.every((word) => text.includes(word))
  })
  if (sort === 'new') return found.toSorted((one, other) => other.granted_at.localeCompare(one.granted_at))
  if (sort === 'title') return found.toSorted((one, other) => one.product.title.localeCompare(other.product.title))
  return found
}

const normalised = (text: string) => text.normalize('NFKC').toLowerCase()

const PAGE_SIZE = 24
/** The API's maximum page size, and a limit of pages. */
const READ_AT_ONCE = 100
const MOST_PAGES = 5
const MOST_TO_BORROW = 12

export type Library = {
  items: LibraryItem[]
  /** The number of all items, and of those found. */
  count: number
  found: number
  /** The kinds that exist in this library. */
  kinds: Kind[]
  pages: number
  /** Tickets of streams, which are on the first page of the whole library. */
  streams: Ticket[]
}

/** Loads the page of the library that the query asks for. */
export async function loadLibrary(context: RequestContext, query: LibraryQuery) {
  const hasStreams = !query.kind && query.q === '' && query.page === 1
  const [read, streams] = await Promise.all([
    nullOn404OrDenied(readAll(context)),
    hasStreams ? loadStreams(context) : [],
  ])
  if (!read || 'refused' in read) return read
  const all = read.value
  const found = narrowLibrary(all, query)
  const start = (query.page - 1) * PAGE_SIZE
  const classes = new Set<string>(all.map(({ product }) => product.product_class))
  const library: Library = {
    items: found.slice(start, start + PAGE_SIZE),
    count: all.length,
    found: found.length,
    kinds: (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind].some((each) => classes.has(each))),
    pages: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
    streams,
  }
  return { value: library }
}

/** Loads the remaining pages in parallel. */
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

/** Loads an item, and what it allows to borrow if it is a subscription. */
export async function loadLibraryItem(context: RequestContext, id: string) {
  const read = await nullOn404OrDenied(getLibraryItem(context.client, { id }))
  if (!read || 'refused' in read) return read
  const { terms, state, opens } = read.value
  const isLending = terms === 'subscription' && state === 'active' && opens.length > 0
  return { value: { item: read.value, toBorrow: isLending ? await readShelf(context, opens) : [] } }
}

/** Optional: the page also works without the list. */
async function readShelf({ client }: RequestContext, opens: string[]): Promise<ProductCard[]> {
  const products = listProducts(client, { product_class: opens, group_by: 'product', page_size: MOST_TO_BORROW })
  return products.then(
    ({ results }) => results,
    () => [],
  )
}

/** Loads a gift. GET changes nothing. */
export const loadGift = ({ client }: RequestContext, token: string) => nullOn404(getGift(client, { token }))

export type LoadedAudiobook = {
  item: LibraryItemDetail
  saved: ReadingPosition
  access: LibraryAccess | null
  /** The path of the reader where the e-book is owned, too. */
  reader?: string | undefined
}

/** The fields that the player needs. */
type AudioTracksInput = Omit<LoadedAudiobook, 'item' | 'reader'> & {
  item: Pick<LibraryItemDetail, 'id' | 'files'> & {
    product: Pick<LibraryItemDetail['product'], 'title' | 'authors'>
    picture: Parameters<typeof mediaArtwork>[0]
  }
}

/** Converts a library item to the tracks of the player. */
export function toAudioTracks({ item, saved, access }: AudioTracksInput, t: LibraryTranslator): AudioTracks {
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

/** Loads an audiobook with the saved position; undefined without audio files. */
export async function loadAudiobook(
  { client, site }: RequestContext,
  id: string,
): Promise<Owned<LoadedAudiobook> | undefined> {
  const read = await nullOn404OrDenied(getLibraryItem(client, { id }))
  if (!read || 'refused' in read) return read
  const item = read.value
  if (!item.files.some(({ kind }) => kind === 'audio')) return undefined
  // A viewing window starts only when the visitor presses play.
  const isOpen = item.state === 'active' && item.terms !== 'window'
  const [saved = NOWHERE, access = null, reader] = await Promise.all([
    nullOn404(getReadingPosition(client, { id })),
    // The player fetches the URLs again after a failure.
    isOpen ? openLibraryItem(client, { id }).catch(() => null) : null,
    site === 'store' ? findOtherFormat(client, item, 'read') : undefined,
  ])
  return { value: { item, saved, access, reader } }
}

const OTHER_FORMATS = {
  read: { file: 'epub', productClass: 'E-book', path: readPath },
  listen: { file: 'audio', productClass: 'Audiobook', path: listenPath },
} as const

/** The path that reads or plays the work of an item, if the item has such files or that format is owned, too. */
export async function findOtherFormat(
  client: Client,
  item: LibraryItemDetail,
  action: 'read' | 'listen',
): Promise<string | undefined> {
  const { file, productClass, path } = OTHER_FORMATS[action]
  if (item.files.some(({ kind }) => kind === file)) return path(item.id)
  try {
    const [{ formats }, { results }] = await Promise.all([
      getProduct(client, { product: item.product.slug }),
      listLibrary(client, { page_size: READ_AT_ONCE }),
    ])
    const slugs = formats.filter(({ product_class }) => product_class === productClass).map(({ slug }) => slug)
    const owned = results.find(({ product, state }) => state === 'active' && slugs.includes(product.slug))
    return owned && path(owned.id)
  } catch {
    // A book that is no longer sold has no formats, and the page works without the link.
    return undefined
  }
}

export type LoadedVideo = { item: LibraryItemDetail; saved: ReadingPosition }

/** Loads a film with the saved position. Opening the page does not start the viewing window. */
export async function loadVideo({ client }: RequestContext, id: string): Promise<Owned<LoadedVideo> | undefined> {
  const read = await nullOn404OrDenied(getLibraryItem(client, { id }))
  if (!read || 'refused' in read) return read
  const item = read.value
  if (!item.files.some(({ kind }) => kind === 'film')) return undefined
  return { value: { item, saved: (await nullOn404(getReadingPosition(client, { id }))) ?? NOWHERE } }
}
