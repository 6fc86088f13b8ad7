import { normaliseSearch, searchKey } from '@dabali/domain'
import { deletionNeighbours, joinedTitle, LONGEST_TITLE, LONGEST_WORD, MARK, withoutArticle } from './lexeme.ts'

/** A parsed query as `tsquery` texts, from the most exact to the widest. */
export type Lookup = {
  /** Normalized text. */
  text: string
  /** Number of words. */
  length: number
  /** The words without stop words, and their phonetic keys. */
  words: string[]
  keys: string[]
  title: string
  /** Whole title without article or with the same phonetic key. */
  wholeTitle: string
  titleBeginsWith: string | null
  /** Title with a space too many or too few; one-word titles with a typo. */
  joined: string | null
  titles: string
  names: string
  everywhere: string | null
  /** For Nepali stemming. */
  stems: string
  slips: string | null
  /** For trigram similarity, when nothing else matches. */
  alike: string | null
}

const MOST_WORDS = 8
/** Shorter prefixes match too much. */
const SHORTEST_START = 3
/** Shorter keys have too many deletion neighbours. */
const SHORTEST_FORGIVEN_KEY = 4
/** Stop words. */
const COMMON = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'to', 'ra', 'र'])

/** Undefined for an empty query. */
export function parseQuery(query: string): Lookup | undefined {
  const text = isbnIn(query) ?? normaliseSearch(query)
  const all = text.split(' ').slice(0, MOST_WORDS).map(cut).filter(Boolean)
  if (all.length === 0) return undefined
  const telling = all.filter((word) => !COMMON.has(word))
  const words = telling.length === 0 ? all : telling
  const keys = words.map((word) => searchKey(word))
  const asked = words.map((word, at) => ({
    word,
    key: keys[at] ?? '',
    isLast: word === all.at(-1) && telling.length > 0 && at === words.length - 1,
  }))
  const isShort = text.length < 2
  const isTelling = telling.some((word) => word.length > 1)
  const whole = text.slice(0, LONGEST_TITLE)
  const wholeKey = searchKey(whole)
  return {
    text: whole,
    length: all.length,
    words,
    keys,
    title: lexeme(MARK.wholeTitle, whole),
    wholeTitle: any([lexeme(MARK.wholeBare, withoutArticle(whole)), lexeme(MARK.wholeKey, wholeKey)]),
    titleBeginsWith: isShort ? null : any([start(MARK.wholeTitle, whole), start(MARK.wholeBare, whole)]),
    joined: isShort
      ? null
      : any([
          ...joinedTitle(whole).map((word) => lexeme(MARK.joined, word)),
          ...joinedTitle(wholeKey).map((word) => lexeme(MARK.joinedKey, word)),
        ]),
    titles: every(asked.map(spelt(MARK.title, MARK.titleKey))),
    names: every(asked.map(spelt(MARK.name, MARK.nameKey))),
    everywhere: isTelling ? every(asked.map(inText)) : null,
    // Nepali stemming applies to Devanagari only.
    stems: isTelling && /[\u0900-\u097f]/.test(whole) ? whole : '',
    slips: isTelling ? every(asked.map(slipsOf)) : null,
    alike: text.length < 4 ? null : whole,
  }
}

type Asked = { word: string; key: string; isLast: boolean }

/** Exact word or prefix: the last word may still be incomplete, the others match as prefixes when long enough. */
const spelt =
  (mark: string, keyMark: string) =>
  ({ word, key, isLast }: Asked) => {
    const shortest = isLast ? SHORTEST_START : SHORTEST_START + 1
    return any([
      word.length >= shortest ? start(mark, word) : lexeme(mark, word),
      key.length >= shortest ? start(keyMark, key) : lexeme(keyMark, key),
    ])
  }

/** Full text matches exact words or phonetic keys, because prefixes match too much. */
const inText = ({ word, key, isLast }: Asked) =>
  any([
    isLast && word.length >= SHORTEST_START ? start(MARK.text, word) : lexeme(MARK.text, word),
    lexeme(MARK.textKey, key),
  ])

const slipsOf = ({ word, key, isLast }: Asked) =>
  any([
    ...deletionNeighbours(word).map((rest) => lexeme(MARK.slip, rest)),
    ...(key.length < SHORTEST_FORGIVEN_KEY ? [key] : deletionNeighbours(key)).map((rest) => lexeme(MARK.keySlip, rest)),
    ...(isLast && word.length >= SHORTEST_START ? [start(MARK.name, word)] : []),
  ])

const ISBN = /^(?:97[89])?\d{9}[\dx]$/

/** ISBN-13 of any notation. */
function isbnIn(query: string) {
  const digits = normaliseSearch(query).replaceAll(' ', '').replace(/^isbn/, '')
  if (!ISBN.test(digits)) return undefined
  return digits.length === 13 ? digits : withCheckDigit(`978${digits.slice(0, 9)}`)
}

function withCheckDigit(twelve: string) {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}

const cut = (word: string) => [...word].slice(0, LONGEST_WORD).join('')
// Normalized words hold letters and digits only, so that they need no escaping in a tsquery.
const lexeme = (mark: string, word: string) => `'${mark}${word}'`
const start = (mark: string, word: string) => `'${mark}${word}':*`
const any = (parts: string[]) => `(${parts.join(' | ')})`
const every = (parts: string[]) => parts.join(' & ')
