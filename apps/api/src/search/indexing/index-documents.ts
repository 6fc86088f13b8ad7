import { normaliseSearch, romanise, searchKey } from '@dabali/domain'
import {
  deletionNeighbours,
  joinedTitle,
  LONGEST_TITLE,
  LONGEST_WORD,
  MARK,
  readingsIn,
  withoutArticle,
  writeNames,
} from '../lexeme.ts'
import type { Ids, IndexingQueries, SearchDocument, Source } from './queries.ts'

const MOST_REMEMBERED = 50_000

const keys = new Map<string, string>()

/** The phonetic key of a text, cached per word. */
const keyOf = (text: string) => text.split(' ').map(keyOfWord).filter(Boolean).join(' ')

export function keyOfWord(word: string) {
  let key = keys.get(word)
  if (key === undefined) {
    if (keys.size === MOST_REMEMBERED) keys.clear()
    key = searchKey(word)
    keys.set(word, key)
  }
  return key
}

const LONGEST_TEXT = 6000
/** Weight penalty per word of the title, so that short titles come first. */
const OF_A_WORD = 0.1

export function toDocument({ titles, names, isbn, text, ...rest }: Source): SearchDocument {
  const title = spellings(titles)
  const name = spellings(names)
  const body = normaliseSearch(
    text
      .join(' ')
      .slice(0, LONGEST_TEXT)
      .replace(/<[^>]*>|&#?\w+;/g, ' '),
  )
  const words = wordsOf([...title.plain, ...name.plain])
  const keys = wordsOf([...title.keys, ...name.keys])
  const readings = unique([...title.plain, ...name.plain].flatMap(readingsOf))
  return {
    ...rest,
    readings,
    weight: rest.weight - OF_A_WORD * Math.min(...titles.map((each) => each.split(' ').length)),
    names: writeNames({ titles: title.plain, titleKeys: title.keys, names: name.plain, nameKeys: name.keys }),
    lexemes: unique([
      ...marked(MARK.wholeTitle, title.plain),
      ...marked(MARK.wholeBare, title.plain.map(withoutArticle)),
      ...marked(MARK.wholeKey, title.keys),
      ...marked(MARK.joined, title.plain.flatMap(joinedTitle)),
      ...marked(MARK.joinedKey, title.keys.flatMap(joinedTitle)),
      ...marked(MARK.title, wordsOf(title.plain)),
      ...marked(MARK.titleKey, wordsOf(title.keys)),
      ...marked(MARK.name, words),
      ...marked(MARK.nameKey, keys),
      ...marked(MARK.reading, readings.map(keyOfReading)),
      ...marked(MARK.slip, words.flatMap(deletionNeighbours)),
      ...marked(MARK.keySlip, keys.flatMap(deletionNeighbours)),
      ...marked(MARK.text, [...words, ...wordsOf([body])]),
      ...marked(MARK.textKey, [...keys, ...wordsOf([keyOf(devanagari(body))])]),
      ...(isbn === null ? [] : [MARK.title + isbn, MARK.name + isbn]),
    ]),
    // PostgreSQL computes Nepali stems.
    text: [...title.plain, ...name.plain, body].join(' '),
  }
}

/** `sit=सीता` for each Devanagari word, with and without its postpositions; `sit=^सीता` for the first one. */
const readingsOf = (text: string) =>
  text.split(' ').flatMap((word, at) => readingsIn(word).map((each) => `${keyOf(each)}=${at === 0 ? '^' : ''}${each}`))

const keyOfReading = (reading: string) => reading.slice(0, reading.indexOf('='))

/** Each text as written and romanized, with phonetic keys. */
function spellings(texts: string[]) {
  const written = unique(texts.map((text) => normaliseSearch(text).slice(0, LONGEST_TITLE)))
  const typed = written.map((text) => normaliseSearch(romanise(text)))
  // काठमाडौँ is also written without the nasal sign.
  const flat = written.map((text) => text.replace(/[\u0901\u0902]/g, ''))
  return { plain: unique([...written, ...typed]), keys: unique([...written, ...flat].map(keyOf)) }
}

const unique = (texts: string[]) => [...new Set(texts)].filter(Boolean)

const wordsOf = (texts: string[]) =>
  texts.flatMap((text) => text.split(' ')).filter((word) => word !== '' && word.length <= LONGEST_WORD)

const marked = (mark: string, texts: string[]) => texts.map((text) => mark + text)

const devanagari = (text: string) => text.replace(/[^\u0900-\u097f ]/g, '')

export const INDEX_TOPIC = 'search.index'

const AT_ONCE = 500

/** Reindexes or removes a product or content, and everything that its name is indexed with. */
export const indexOne =
  (queries: IndexingQueries) =>
  async ({ product, content }: { product?: number; content?: number }) => {
    if (product !== undefined) await queries.index({ products: [product], contents: [] }, toDocument)
    if (content === undefined) return
    await queries.index({ products: [], contents: [content] }, toDocument)
    const { products, contents } = await queries.whatNames(content)
    for (let from = 0; from < Math.max(products.length, contents.length); from += AT_ONCE) {
      const some = (ids: number[]) => ids.slice(from, from + AT_ONCE)
      await queries.index({ products: some(products), contents: some(contents) }, toDocument)
    }
  }

/** Rebuilds the index: an empty one at once, one in use in batches, so that locks are short. */
export async function reindexAll(queries: IndexingQueries) {
  if (await queries.isEmpty()) await queries.fill(() => everything(queries), toDocument)
  else for await (const ids of everything(queries)) await queries.index(ids, toDocument)
  await queries.analyse()
}

/** For the first start. */
export async function indexWhenEmpty(queries: IndexingQueries) {
  if (await queries.isEmpty()) await reindexAll(queries)
}

async function* everything(queries: IndexingQueries): AsyncGenerator<Ids> {
  for (const table of ['products', 'contents'] as const) {
    let after = 0
    for (;;) {
      const ids = await queries.idsAfter(table === 'products' ? 'product' : 'content', after, AT_ONCE)
      const last = ids.at(-1)
      if (last === undefined) break
      yield { products: [], contents: [], [table]: ids }
      after = last
    }
  }
}
