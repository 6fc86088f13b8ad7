import { normaliseSearch, searchKey } from '@dabali/domain'
import { joinedTitle, LONGEST_TITLE, LONGEST_WORD, MARK, withoutArticle, withSlips } from './lexeme.ts'

/** What is looked for, as questions to the index (`tsquery`) from the surest to the widest. */
export type Lookup = {
  /** As it is compared. */
  text: string
  /** How many words it has. */
  length: number
  /** Those of them that say something, and their keys. */
  words: string[]
  keys: string[]
  title: string
  /** Also without its article, or spelt otherwise. */
  wholeTitle: string
  titleBeginsWith: string | null
  /** With a space too many or too few, and a title of one word with a slip. */
  joined: string | null
  titles: string
  names: string
  everywhere: string | null
  /** For the stems of Nepali words. */
  stems: string
  slips: string | null
  /** For what none of these find. */
  alike: string | null
}

const MOST_WORDS = 8
/** Shorter beginnings would find half of everything. */
const SHORTEST_START = 3
/** Of a shorter key, what is left without a letter is left of everything. */
const SHORTEST_FORGIVEN_KEY = 4
/** Words that half of all titles have, and that say nothing beside another one. */
const COMMON = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'to', 'ra', 'र'])

/** Nothing, where nothing is looked for. */
export function toLookup(query: string): Lookup | undefined {
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
    // What is not Nepali has no Nepali stem.
    stems: isTelling && /[\u0900-\u097f]/.test(whole) ? whole : '',
    slips: isTelling ? every(asked.map(slipsOf)) : null,
    alike: text.length < 4 ? null : whole,
  }
}

type Asked = { word: string; key: string; isLast: boolean }

/** A word, or the beginning of one: of the last while it is typed, of the others when they are long enough to tell. */
const spelt =
  (mark: string, keyMark: string) =>
  ({ word, key, isLast }: Asked) => {
    const shortest = isLast ? SHORTEST_START : SHORTEST_START + 1
    return any([
      word.length >= shortest ? start(mark, word) : lexeme(mark, word),
      key.length >= shortest ? start(keyMark, key) : lexeme(keyMark, key),
    ])
  }

/** In a text only what is spelt so, or as it sounds: it is long, and full of words that begin alike. */
const inText = ({ word, key, isLast }: Asked) =>
  any([
    isLast && word.length >= SHORTEST_START ? start(MARK.text, word) : lexeme(MARK.text, word),
    lexeme(MARK.textKey, key),
  ])

const slipsOf = ({ word, key, isLast }: Asked) =>
  any([
    ...withSlips(word).map((rest) => lexeme(MARK.slip, rest)),
    ...(key.length < SHORTEST_FORGIVEN_KEY ? [key] : withSlips(key)).map((rest) => lexeme(MARK.keySlip, rest)),
    ...(isLast && word.length >= SHORTEST_START ? [start(MARK.name, word)] : []),
  ])

const ISBN = /^(?:97[89])?\d{9}[\dx]$/

/** The thirteen digits of an ISBN, however it is written. */
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
// The words of a search are letters and digits alone, so that nothing in them can be taken for a sign of the question.
const lexeme = (mark: string, word: string) => `'${mark}${word}'`
const start = (mark: string, word: string) => `'${mark}${word}':*`
const any = (parts: string[]) => `(${parts.join(' | ')})`
const every = (parts: string[]) => parts.join(' & ')
