import type { Language } from '../../http/language.ts'
import { rupees } from '../price.ts'
import { CatalogueIndex, type IndexedProduct } from './catalogue-index.ts'
import type { ListingQueries } from './queries.ts'

// A string with a Devanagari letter takes two bytes for each of its letters, most of which are Latin.
const pack = (text: string) => Buffer.from(text).toString('latin1')
const unpack = (packed: string) => Buffer.from(packed, 'latin1').toString()

/** Texts of cards by product and language as UTF-8, those that were used longest ago removed first. */
export function textCache(mostBytes: number) {
  const texts = new Map<string, string>()
  let bytes = 0

  const sizeOf = (key: string, packed: string) => key.length + packed.length + 100

  function remove(key: string) {
    const packed = texts.get(key)
    if (packed === undefined) return
    texts.delete(key)
    bytes -= sizeOf(key, packed)
  }

  function set(key: string, text: string) {
    remove(key)
    const packed = pack(text)
    texts.set(key, packed)
    bytes += sizeOf(key, packed)
    for (const oldest of texts.keys()) {
      if (bytes <= mostBytes) return
      remove(oldest)
    }
  }

  return {
    get(key: string) {
      const packed = texts.get(key)
      if (packed === undefined) return undefined
      texts.delete(key)
      texts.set(key, packed)
      return unpack(packed)
    },
    set,
    remove,
    bytes: () => bytes,
  }
}

/** What a request has seen of the database: the last change, and when it began to ask. */
export type Seen = { seq: number; askedAt: Date }

/** A database that was put in place of another one can have the same number of changes. */
const WHOLE_EVERY_MS = 60 * 60 * 1000

/** Of a page whose products change all the time the last attempt is shown. */
const MOST_ATTEMPTS = 4

const LANGUAGES: readonly Language[] = ['en', 'ne']

/** Texts of products in a language, with the last change that they have. */
type LoadTexts = (
  ids: readonly number[],
  language: Language,
) => Promise<{ seq: number; texts: [id: number, text: string][] }>

/** The index of this process, brought up to what a request has seen, and texts of its products. */
export function catalogueCache(queries: ListingQueries) {
  let index = new CatalogueIndex()
  let readAt = 0
  let readWholeAt = 0
  let reading: Promise<void> | undefined
  const caches: ReturnType<typeof textCache>[] = []

  const read = () => {
    reading ??= readOnce().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readOnce() {
    const isDue = Date.now() - readWholeAt > WHOLE_EVERY_MS
    // A change of everything can be too much for one statement.
    const changes = isDue ? undefined : await queries.changesAfter(index.seq).catch(() => undefined)
    // Another database, such as a restored one, has fewer changes.
    if (changes !== undefined && changes.seq >= index.seq) forget(index.apply(changes))
    else await readWhole()
    readAt = Date.now()
  }

  async function readWhole() {
    const changes = await queries.loadCatalogue()
    forget(index.products.keys())
    index = new CatalogueIndex()
    index.apply(changes)
    readWholeAt = Date.now()
  }

  function forget(ids: Iterable<number>) {
    for (const id of ids)
      for (const language of LANGUAGES) for (const cache of caches) cache.remove(`${language} ${id}`)
  }

  /** The index with everything that was committed before `seq`. */
  async function upTo({ seq, askedAt }: Seen): Promise<CatalogueIndex> {
    if (seq < index.seq && askedAt.getTime() > readAt) await read()
    for (let attempt = 0; index.seq < seq && attempt < MOST_ATTEMPTS; attempt += 1) await read()
    return index
  }

  return {
    /** Reads the catalogue before the first request needs it. */
    warm: () => upTo({ seq: 0, askedAt: new Date(0) }),

    /** Texts that are written once for each state of a product. */
    cacheTexts(loadTexts: LoadTexts, mostBytes: number) {
      const cache = textCache(mostBytes)
      caches.push(cache)

      async function load(ids: readonly number[], language: Language) {
        const askedAt = new Date()
        const { seq, texts } = await loadTexts(ids, language)
        // What the index has removed meanwhile must not come back.
        if (seq >= index.seq) for (const [id, text] of texts) cache.set(`${language} ${id}`, text)
        return { seen: { seq, askedAt }, texts }
      }

      function cachedOf(ids: readonly number[], language: Language) {
        const cached = ids.map((id) => [id, cache.get(`${language} ${id}`)] as const)
        const texts = new Map(cached.flatMap(([id, text]) => (text === undefined ? [] : [[id, text]])))
        return { texts, missing: ids.filter((id) => !texts.has(id)) }
      }

      /** What is selected, and the texts of its products, all in one state. Removed products have no text. */
      return async function select<T>({ seen, language }: Wanted, selectFrom: SelectFrom<T>): Promise<Selected<T>> {
        const attempt = async (present: Seen, attemptsLeft: number): Promise<Selected<T>> => {
          const now = await upTo(present)
          const { seq } = now
          const { selected, ids } = selectFrom(now)
          const { texts, missing } = cachedOf(ids, language)
          if (missing.length === 0) return { selected, texts }
          const loaded = await load(missing, language)
          if (loaded.seen.seq !== seq && attemptsLeft > 0) return attempt(loaded.seen, attemptsLeft - 1)
          return { selected, texts: new Map([...texts, ...loaded.texts]) }
        }
        return attempt(seen, MOST_ATTEMPTS)
      }
    },
  }
}

type Wanted = { seen: Seen; language: Language }
type SelectFrom<T> = (index: CatalogueIndex) => { selected: T; ids: readonly number[] }
type Selected<T> = { selected: T; texts: ReadonlyMap<number, string> }

export type CachedTexts = ReturnType<ReturnType<typeof catalogueCache>['cacheTexts']>

export type CatalogueCache = ReturnType<typeof catalogueCache>

/** The formats of a work as JSON. */
export const writeFormats = (formats: readonly IndexedProduct[]) =>
  `[${formats
    .map(
      ({ slug, productClass, language, price, isAvailable }) =>
        `{"slug":${JSON.stringify(slug)},"product_class":"${productClass}","language":"${language}","selling_price":"${rupees(price)}","is_available_to_buy":${isAvailable}}`,
    )
    .join(',')}]`
