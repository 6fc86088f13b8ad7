import { normaliseSearch, romanise } from '@dabali/domain'
import { joinedTitle, LONGEST_TITLE, LONGEST_WORD, MARK, withoutArticle, withSlips } from '../lexeme.ts'
import { writeNames } from '../names.ts'
import { keyOf } from './key-of.ts'

/** What can be found of a product or a content, in all languages it has. */
export type Source = {
  kind: string
  slug: string
  product_id: number | null
  content_id: number | null
  work_id: number | null
  shown_from: string
  weight: number
  titles: string[]
  /** Who made it, who plays in it. */
  names: string[]
  isbn: string | null
  /** All else that stands on its page; HTML. */
  text: string[]
}

export type SearchDocument = Omit<Source, 'titles' | 'names' | 'isbn' | 'text'> & {
  names: string
  lexemes: string[]
  text: string
}

const LONGEST_TEXT = 6000
/** A long title that has the words is a little less likely to be meant than a short one. */
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
  return {
    ...rest,
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
      ...marked(MARK.slip, words.flatMap(withSlips)),
      ...marked(MARK.keySlip, keys.flatMap(withSlips)),
      ...marked(MARK.text, [...words, ...wordsOf([body])]),
      ...marked(MARK.textKey, [...keys, ...wordsOf([keyOf(devanagari(body))])]),
      ...(isbn === null ? [] : [MARK.title + isbn, MARK.name + isbn]),
    ]),
    // The stems of Nepali are found by PostgreSQL.
    text: [...title.plain, ...name.plain, body].join(' '),
  }
}

/** Each text as it is written and as it is typed in Latin letters, and their keys. */
function spellings(texts: string[]) {
  const written = unique(texts.map((text) => normaliseSearch(text).slice(0, LONGEST_TITLE)))
  const typed = written.map((text) => normaliseSearch(romanise(text)))
  // काठमाडौँ is also typed and written without what is spoken through the nose.
  const flat = written.map((text) => text.replace(/[\u0901\u0902]/g, ''))
  return { plain: unique([...written, ...typed]), keys: unique([...written, ...flat].map(keyOf)) }
}

const unique = (texts: string[]) => [...new Set(texts)].filter(Boolean)

const wordsOf = (texts: string[]) =>
  texts.flatMap((text) => text.split(' ')).filter((word) => word !== '' && word.length <= LONGEST_WORD)

const marked = (mark: string, texts: string[]) => texts.map((text) => mark + text)

const devanagari = (text: string) => text.replace(/[^\u0900-\u097f ]/g, '')
