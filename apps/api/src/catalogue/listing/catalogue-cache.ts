import type { Language } from '../../http/language.ts'
import { rupees } from '../price.ts'
import { CatalogueIndex, type IndexedProduct } from './catalogue-index.ts'
import type { ListingQueries } from './queries.ts'

declare const isPacked: unique symbol
/**
 * The bytes of a text in UTF-8, each as one letter. A string with a Devanagari letter takes two bytes for each of its letters, most of
 * which are Latin, and is encoded again for each response.
 */
export type Packed = string & { readonly [isPacked]: true }

export const pack = (text: string) => Buffer.from(text).toString('latin1') as Packed
const COMMA = pack(',')
export const unpack = (packed: Packed) => Buffer.from(packed, 'latin1').toString()

/** The parts of a text as the body of a response. */
export function bytesOf(parts: readonly Packed[]): Buffer {
  const body = Buffer.allocUnsafe(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) at += body.write(part, at, 'latin1')
  return body
}

/** Elements of a list in JSON. */
export const listed = (elements: readonly Packed[]) =>
  elements.flatMap((element, at) => (at === 0 ? [element] : [COMMA, element]))

/** Texts of cards by product and language as UTF-8, those that were used longest ago removed first. */
export function textCache(mostBytes: number) {
  const texts = new Map<number, Packed>()
  let bytes = 0

  const sizeOf = (packed: Packed) => packed.length + 100

  function remove(key: number) {
    const packed = texts.get(key)
    if (packed === undefined) return
    texts.delete(key)
    bytes -= sizeOf(packed)
  }

  function set(key: number, packed: Packed) {
    remove(key)
    texts.set(key, packed)
    bytes += sizeOf(packed)
    for (const oldest of texts.keys()) {
      if (bytes <= mostBytes) return
      remove(oldest)
    }
  }

  return {
    get(key: number) {
      const packed = texts.get(key)
      if (packed === undefined) return undefined
      texts.delete(key)
      texts.set(key, packed)
      return packed
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
const keyOf = (id: number, language: Language) => LANGUAGES.length * id + LANGUAGES.indexOf(language)

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
      for (const language of LANGUAGES) for (const cache of caches) cache.remove(keyOf(id, language))
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
        const packed = texts.map(([id, text]) => [id, pack(text)] as const)
        if (seq >= index.seq) for (const [id, text] of packed) cache.set(keyOf(id, language), text)
        return { seen: { seq, askedAt }, texts: packed }
      }

      function cachedOf(ids: readonly number[], language: Language) {
        const texts = new Map<number, Packed>()
        for (const id of ids) {
          const text = cache.get(keyOf(id, language))
          if (text !== undefined) texts.set(id, text)
        }
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
type Selected<T> = { selected: T; texts: ReadonlyMap<number, Packed> }

export type CachedTexts = ReturnType<ReturnType<typeof catalogueCache>['cacheTexts']>

export type CatalogueCache = ReturnType<typeof catalogueCache>

/** A card as JSON, with the formats of its work if there are any. What is kept of it has no end. */
export function completeCard(card: Packed, formats?: readonly IndexedProduct[]): Packed {
  return (formats ? `${card},"formats":[${formats.map(writeFormat).join(',')}]}` : `${card}}`) as Packed
}

const formatTexts = new WeakMap<IndexedProduct, Packed>()

/** Written once for each state of a product. */
function writeFormat(product: IndexedProduct): Packed {
  const known = formatTexts.get(product)
  if (known !== undefined) return known
  const { slug, productClass, language, price, isAvailable } = product
  const text = pack(
    `{"slug":${JSON.stringify(slug)},"product_class":"${productClass}","language":"${language}","selling_price":"${rupees(price)}","is_available_to_buy":${isAvailable}}`,
  )
  formatTexts.set(product, text)
  return text
}
