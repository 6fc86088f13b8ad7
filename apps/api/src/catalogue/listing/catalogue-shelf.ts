import type { Language } from '../../http/language.ts'
import { rupees } from '../price.ts'
import { type ProductCard, toProductCard } from '../product-card.ts'
import type { ProductCardRow } from '../queries.ts'
import { CatalogueIndex, type IndexedProduct } from './catalogue-index.ts'
import type { CatalogueChanges, ListingQueries } from './queries.ts'

const MEBIBYTE = 1024 * 1024

/** Texts of cards by product and language, those that were used longest ago removed first. */
export function textCache(mostBytes: number) {
  const texts = new Map<string, string>()
  let bytes = 0

  const sizeOf = (key: string, text: string) => (key.length + text.length) * 2 + 100

  function remove(key: string) {
    const text = texts.get(key)
    if (text === undefined) return
    texts.delete(key)
    bytes -= sizeOf(key, text)
  }

  function set(key: string, text: string) {
    remove(key)
    texts.set(key, text)
    bytes += sizeOf(key, text)
    for (const oldest of texts.keys()) {
      if (bytes <= mostBytes) return
      remove(oldest)
    }
  }

  return {
    get(key: string) {
      const text = texts.get(key)
      if (text === undefined) return undefined
      texts.delete(key)
      texts.set(key, text)
      return text
    },
    set,
    remove,
    bytes: () => bytes,
  }
}

/** What a request has seen of the database: the last change, and when it began to ask. */
export type Seen = { seq: number; askedAt: Date }

/** Of a page whose products change all the time the last attempt is shown. */
const MOST_ATTEMPTS = 4

const LANGUAGES: readonly Language[] = ['en', 'ne']

/** The index of this process, brought up to what a request has seen, and the cards of its products. */
export function catalogueShelf(queries: ListingQueries, mostBytes = 16 * MEBIBYTE) {
  let index = new CatalogueIndex()
  let readAt = 0
  let reading: Promise<void> | undefined
  const cards = textCache(mostBytes)

  const read = () => {
    reading ??= readOnce().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readOnce() {
    const changes = index.seq === -1 ? await queries.loadCatalogue() : await queries.changesAfter(index.seq)
    // Another database, such as a restored one, has fewer changes.
    if (changes.seq < index.seq) return replace(await queries.loadCatalogue())
    for (const id of index.apply(changes)) for (const language of LANGUAGES) cards.remove(`${language} ${id}`)
    readAt = Date.now()
  }

  function replace(changes: CatalogueChanges) {
    for (const id of index.products.keys()) for (const language of LANGUAGES) cards.remove(`${language} ${id}`)
    index = new CatalogueIndex()
    index.apply(changes)
    readAt = Date.now()
  }

  /** The index with everything that was committed before `seq`. */
  async function upTo({ seq, askedAt }: Seen): Promise<CatalogueIndex> {
    if (seq < index.seq && askedAt.getTime() > readAt) await read()
    for (let attempt = 0; index.seq < seq && attempt < MOST_ATTEMPTS; attempt += 1) await read()
    return index
  }

  /** Loads cards; returns the state that they have. What has changed since then is not kept. */
  async function load(ids: readonly number[], language: Language) {
    const askedAt = new Date()
    const { seq, cards: rows } = await queries.findCards(ids, language)
    const texts = rows.map((row) => [row.id, writeCard(row)] as const)
    if (seq >= index.seq) for (const [id, text] of texts) cards.set(`${language} ${id}`, text)
    return { seen: { seq, askedAt }, texts }
  }

  return {
    upTo,
    /** Reads the catalogue before the first request needs it. */
    warm: () => upTo({ seq: 0, askedAt: new Date(0) }),

    /** What `select` selects, and the texts of its cards by product, all in one state. */
    async withCards<T>(
      { seen, language }: { seen: Seen; language: Language },
      select: (index: CatalogueIndex) => { selected: T; ids: readonly number[] },
    ): Promise<{ selected: T; texts: ReadonlyMap<number, string> }> {
      let present = seen
      for (let attempt = 1; ; attempt += 1) {
        const now = await upTo(present)
        const { seq } = now
        const { selected, ids } = select(now)
        const texts = new Map(ids.map((id) => [id, cards.get(`${language} ${id}`)] as const))
        const missing = ids.filter((id) => texts.get(id) === undefined)
        const loaded = missing.length === 0 ? undefined : await load(missing, language)
        for (const [id, text] of loaded?.texts ?? []) texts.set(id, text)
        if (loaded === undefined || loaded.seen.seq === seq || attempt === MOST_ATTEMPTS)
          return {
            selected,
            texts: new Map([...texts].flatMap(([id, text]) => (text === undefined ? [] : [[id, text]]))),
          }
        present = loaded.seen
      }
    },
  }
}

export type CatalogueShelf = ReturnType<typeof catalogueShelf>

/** A card without its end, so that formats can follow. */
function writeCard(row: ProductCardRow): string {
  const { titles, ...card }: ProductCard = toProductCard(row)
  const sorted = Object.fromEntries(
    LANGUAGES.flatMap((each) => (titles[each] === undefined ? [] : [[each, titles[each]]])),
  )
  const { id, url, slug, title, ...rest } = card
  return JSON.stringify({ id, url, slug, title, titles: sorted, ...rest }).slice(0, -1)
}

/** The formats of a work as JSON. */
export const writeFormats = (formats: readonly IndexedProduct[]) =>
  `[${formats
    .map(
      ({ slug, productClass, language, price, isAvailable }) =>
        `{"slug":${JSON.stringify(slug)},"product_class":"${productClass}","language":"${language}","selling_price":"${rupees(price)}","is_available_to_buy":${isAvailable}}`,
    )
    .join(',')}]`
