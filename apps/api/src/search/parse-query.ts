import { normaliseSearch, searchKey, searchStem } from '@dabali/domain'
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
  /** Of a query in Latin letters: Devanagari names that sound the same, of which there may be several. */
  readings: string | null
  title: string
  /** Whole title without article or with the same phonetic key. */
  wholeTitle: string
  titleBeginsWith: string | null
  /** Words of the title with the spelling of the query, which come before those that only sound alike. */
  typed: string
  /** Title whose phonetic key begins with that of the query. */
  titleSoundsLike: string | null
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

/** Undefined for an empty query. With `exact` only the spelling of the query matches, without other readings and typos. */
export function parseQuery(query: string, exact = false): Lookup | undefined {
  const text = isbnIn(query) ?? normaliseSearch(query)
  const all = text.split(' ').slice(0, MOST_WORDS).map(cut).filter(Boolean)
  if (all.length === 0) return undefined
  const telling = all.filter((word) => !COMMON.has(word))
  const words = telling.length === 0 ? all : telling
  const key = exact ? () => '' : searchKey
  const keys = words.map(key)
  const asked = words.map((word, at) => ({
    word,
    key: keys[at] ?? '',
    isLast: word === all.at(-1) && telling.length > 0 && at === words.length - 1,
  }))
  const isShort = text.length < 2
  const isTelling = telling.some((word) => word.length > 1)
  const whole = text.slice(0, LONGEST_TITLE)
  const wholeKey = key(whole)
  const lookup = {
    text: whole,
    length: all.length,
    words,
    keys,
    readings: readingLookup(words, keys),
    title: lexeme(MARK.wholeTitle, whole),
    wholeTitle: any([lexeme(MARK.wholeBare, withoutArticle(whole)), ...keyed(lexeme, MARK.wholeKey, wholeKey)]),
    titleBeginsWith: isShort ? null : any([start(MARK.wholeTitle, whole), start(MARK.wholeBare, whole)]),
    typed: every(asked.map(({ word, isLast }) => prefix(MARK.title, word, isLast))),
    titleSoundsLike: wholeKey.length < SHORTEST_START ? null : start(MARK.wholeKey, wholeKey),
    joined: isShort ? null : joinedForms(whole, wholeKey),
    titles: every(asked.map(spelt(MARK.title, MARK.titleKey))),
    names: every(asked.map(spelt(MARK.name, MARK.nameKey))),
    everywhere: isTelling ? every(asked.map(inText)) : null,
    // Nepali stemming applies to Devanagari only.
    stems: isTelling && /[\u0900-\u097f]/.test(whole) ? whole : '',
    slips: isTelling ? every(asked.map(slipsOf)) : null,
    alike: text.length < 4 ? null : whole,
  }
  return exact ? { ...lookup, joined: null, stems: '', slips: null, alike: null } : lookup
}

const joinedForms = (whole: string, wholeKey: string) =>
  any([
    ...joinedTitle(whole).map((word) => lexeme(MARK.joined, word)),
    ...joinedTitle(wholeKey).map((word) => lexeme(MARK.joinedKey, word)),
  ])

/** A shorter key is that of too many words. */
const readingLookup = (words: string[], keys: string[]) =>
  words.every((word) => /^[a-z]+$/.test(word)) && keys.every((key) => key.length >= SHORTEST_START)
    ? every(keys.map((key) => lexeme(MARK.reading, key)))
    : null

type Asked = { word: string; key: string; isLast: boolean }

/** Exact word or prefix: the last word may still be incomplete, the others match as prefixes when long enough. */
function prefix(mark: string, word: string, isLast: boolean) {
  const shortest = isLast ? SHORTEST_START : SHORTEST_START + 1
  return word.length >= shortest ? start(mark, word) : lexeme(mark, word)
}

/** A word as typed, without its English ending, or with the same phonetic key. */
const spelt =
  (mark: string, keyMark: string) =>
  ({ word, key, isLast }: Asked) =>
    any([
      prefix(mark, word, isLast),
      ...(key === '' ? [] : stemsOf(word).map((stem) => start(mark, stem))),
      ...keyed((of, text) => prefix(of, text, isLast), keyMark, key),
    ])

/** The stem of a plural or a tense; shorter stems begin too many words. */
function stemsOf(word: string) {
  const stem = searchStem(word)
  return stem.length > SHORTEST_START && word !== stem && word !== `${stem}e` ? [stem] : []
}

/** Exact searches have no key. */
const keyed = (write: (mark: string, key: string) => string, mark: string, key: string) =>
  key === '' ? [] : [write(mark, key)]

/** Full text matches exact words or phonetic keys, because prefixes match too much. */
const inText = ({ word, key, isLast }: Asked) =>
  any([
    isLast && word.length >= SHORTEST_START ? start(MARK.text, word) : lexeme(MARK.text, word),
    ...keyed(lexeme, MARK.textKey, key),
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
