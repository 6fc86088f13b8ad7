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
import type { AudioTracks } from './audiobook-player/audiobook.ts'
import type { LibraryTranslator } from './library-messages.ts'

/** What is done with a work that is somebody's. */
export type ItemLink = 'read' | 'listen' | 'watch'

const ACTION_OF_CLASS: Readonly<Record<string, ItemLink>> = {
  'E-book': 'read',
  Audiobook: 'listen',
  'Pay Per View': 'watch',
}
const ACTION_OF_FILE = { epub: 'read', audio: 'listen', film: 'watch' } as const
const PATHS = { read: readPath, listen: listenPath, watch: watchPath }

/** Books are read in the bookshop alone. */
const isHere = (action: ItemLink, site: Site) => action !== 'read' || site === 'store'

/** Where a work of the shelf opens: at once where its class says how, else on its own page. */
export function itemLink({ id, product }: LibraryItem, site: Site): { action: ItemLink | 'open'; path: string } {
  const action = ACTION_OF_CLASS[product.product_class]
  return action && isHere(action, site)
    ? { action, path: PATHS[action](id) }
    : { action: 'open', path: libraryItemPath(id) }
}

/** All the ways into a work, by what it holds. */
export function itemLinks({ id, files }: LibraryItemDetail, site: Site): { action: ItemLink; path: string }[] {
  const actions = [...new Set(files.map(({ kind }) => ACTION_OF_FILE[kind]))].filter((action) => isHere(action, site))
  return actions.map((action) => ({ action, path: PATHS[action](id) }))
}

/** What a shelf may be narrowed to, and the classes of it. */
export const KINDS = {
  read: ['E-book'],
  listen: ['Audiobook'],
  watch: ['Pay Per View'],
  bundles: ['Digital Bundle'],
  passes: ['Subscription'],
} as const satisfies Record<string, readonly LibraryItem['product']['product_class'][]>

export type Kind = keyof typeof KINDS
export const SORTS = ['opened', 'new', 'title'] as const
export type Sort = (typeof SORTS)[number]

/** Which part of a library is looked at. */
export type LibraryQuery = { kind: Kind | undefined; sort: Sort; q: string; page: number }

type Query = Readonly<Record<string, string | string[] | undefined>>

const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text)

/** Reads it from an address; what is not understood is not there. */
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

/** The address of a part of the library. */
export const libraryHref = (language: Language, query: Partial<LibraryQuery>): string =>
  localPath(language, pathOfLibrary(query))

/** The same without a language; what goes without saying is left out. */
export function pathOfLibrary({ kind, sort = 'opened', q, page = 1 }: Partial<LibraryQuery>): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(sort !== 'opened' && { sort }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${LIBRARY_PATH}?${query}` : LIBRARY_PATH
}

/** The works that are asked for, in the order that is asked for; as they come, what was opened last is first. */
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
export async function loadLibrary(context: RequestContext, query: LibraryQuery) {
  const read = await nullOn404OrDenied(readAll(context))
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
  }
  return { value: library }
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
export async function loadLibraryItem(context: RequestContext, id: string) {
  const read = await nullOn404OrDenied(getLibraryItem(context.client, { id }))
  if (!read || 'refused' in read) return read
  const { terms, state, opens } = read.value
  const isLending = terms === 'subscription' && state === 'active' && opens.length > 0
  return { value: { item: read.value, toBorrow: isLending ? await readShelf(context, opens) : [] } }
}

/** The page is about the pass: what it opens may be missing. */
async function readShelf({ client }: RequestContext, opens: string[]): Promise<ProductCard[]> {
  const products = listProducts(client, { product_class: opens, page_size: MOST_TO_BORROW })
  return products.then(
    ({ results }) => results,
    () => [],
  )
}

/** What somebody was given. Reading changes nothing. */
export const loadGift = ({ client }: RequestContext, token: string) => nullOn404(getGift(client, { token }))

export type LoadedAudiobook = { item: LibraryItemDetail; saved: ReadingPosition; access: LibraryAccess | null }

/** As much of it as is told to the player. */
type AudioTracksInput = Omit<LoadedAudiobook, 'item'> & {
  item: Pick<LibraryItemDetail, 'id' | 'files'> & {
    product: Pick<LibraryItemDetail['product'], 'title' | 'authors'>
    picture: Parameters<typeof mediaArtwork>[0]
  }
}

/** What a player has to know of a work: those of its files that are heard. */
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

/** A work that is heard, and where its owner is in it; nothing where there is nothing to hear. */
export async function loadAudiobook(
  { client }: RequestContext,
  id: string,
): Promise<Owned<LoadedAudiobook> | undefined> {
  const read = await nullOn404OrDenied(getLibraryItem(client, { id }))
  if (!read || 'refused' in read) return read
  const item = read.value
  if (!item.files.some(({ kind }) => kind === 'audio')) return undefined
  // What is opened for some hours from the first play is opened by a press alone.
  const isOpen = item.state === 'active' && item.terms !== 'window'
  const [saved = NOWHERE, access = null] = await Promise.all([
    nullOn404(getReadingPosition(client, { id })),
    // The player asks again where this did not answer.
    isOpen ? openLibraryItem(client, { id }).catch(() => null) : null,
  ])
  return { value: { item, saved, access } }
}

export type LoadedVideo = { item: LibraryItemDetail; saved: ReadingPosition }

/** A work that is watched, and where its owner is in it. Its hours do not begin by looking at its page. */
export async function loadVideo({ client }: RequestContext, id: string): Promise<Owned<LoadedVideo> | undefined> {
  const read = await nullOn404OrDenied(getLibraryItem(client, { id }))
  if (!read || 'refused' in read) return read
  const item = read.value
  if (!item.files.some(({ kind }) => kind === 'film')) return undefined
  return { value: { item, saved: (await nullOn404(getReadingPosition(client, { id }))) ?? NOWHERE } }
}
