/** Damerau-Levenshtein distance, capped at 3. */
export function editDistance(one: string, other: string): number {
  if (one === other) return 0
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= b.length; column += 1) {
      now.push(cellDistance({ a, b, row, column, before, last, now }))
    }
    if (Math.min(...now) > 2) return 3
    before = last
    last = now
  }
  return Math.min(last[b.length] ?? 3, 3)
}

type Cell = { a: string[]; b: string[]; row: number; column: number; before: number[]; last: number[]; now: number[] }

function cellDistance({ a, b, row, column, before, last, now }: Cell) {
  const at = (cells: number[], index: number) => cells[index] ?? 3
  const same = a[row - 1] === b[column - 1] ? 0 : 1
  const steps = Math.min(at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + same)
  const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
  return swapped ? Math.min(steps, at(before, column - 2) + 1) : steps
}

const OF_A_KEY = 0.25
const OF_A_NAME = 0.3
const OF_A_WORD_MORE = 0.1

/** The number of words of a query, the words without stop words, and their phonetic keys. */
type SearchedWords = { length: number; words: string[]; keys: string[] }

/** Distance between query and the titles and names of a document; 0 is equal. */
export function typoDistance({ length, words, keys }: SearchedWords, stored: string): number {
  const { titles, titleKeys, names, nameKeys } = readNames(stored)
  const inTitles = wordsIn(titles)
  const inKeys = wordsIn(titleKeys)
  const inNames = wordsIn(names)
  const inNameKeys = wordsIn(nameKeys)
  const far = words.map((word, at) =>
    Math.min(
      nearestWord(word, inTitles).distance,
      nearestWord(keys[at] ?? '', inKeys).distance + OF_A_KEY,
      nearestWord(word, inNames).distance + OF_A_NAME,
      nearestWord(keys[at] ?? '', inNameKeys).distance + OF_A_NAME + OF_A_KEY,
    ),
  )
  const more = Math.min(...titles.map((title) => Math.abs(title.split(' ').length - length)))
  return far.reduce((sum, each) => sum + each, 0) + more * OF_A_WORD_MORE
}

const wordsIn = (lines: string[]) => lines.flatMap((line) => line.split(' '))

/** The nearest word and its distance. */
export function nearestWord(word: string, others: string[]) {
  let least: { word: string; distance: number } = { word, distance: 3 }
  for (const other of others) {
    const distance = editDistance(word, other)
    if (distance < least.distance) least = { word: other, distance }
    if (distance === 0) break
  }
  return least
}

/** Prefixes of lexemes in the index. Wider kinds include the narrower ones, so that one is queried. */
export const MARK = {
  title: '=',
  titleKey: '~',
  /** Word of a title or of a contributor's name. */
  name: '@',
  nameKey: '#',
  /** Key of a Devanagari word of a title or name, with and without its postpositions. */
  reading: '%',
  /** Word of any text. */
  text: '',
  textKey: '*',
  /** Whole title, without article, and as phonetic key. */
  wholeTitle: '^',
  wholeBare: '^=',
  wholeKey: '^~',
  /** Deletion neighbours of words and of phonetic keys. */
  slip: '-',
  keySlip: '_',
  /** Whole title without spaces; for one word also its deletion neighbours. */
  joined: '!',
  joinedKey: '!~',
} as const

const DEVANAGARI = /^[\u0900-\u097f]+$/
const POSTPOSITIONS = /(?<=..)(?:हर[ुू])?(?:को|का|की|मा|ले|लाई|बाट|सँग|सम्म|देखि)?$/

/** A Devanagari word, and what it has before its postpositions; nothing for other words. */
export function readingsIn(word: string): string[] {
  return DEVANAGARI.test(word) ? [...new Set([word, word.replace(POSTPOSITIONS, '')])] : []
}

/** Longer words are not indexed. */
export const LONGEST_WORD = 40
export const LONGEST_TITLE = 160

/** A word and all variants with one letter deleted: two words that are one typo apart share a variant. */
export function deletionNeighbours(word: string): string[] {
  const rests = new Set([word])
  if (word.length < 3 || word.length > LONGEST_WORD) return [word]
  let at = 0
  for (const letter of word) {
    rests.add(word.slice(0, at) + word.slice(at + letter.length))
    at += letter.length
  }
  return [...rests]
}

/** A title without spaces. */
export function joinedTitle(title: string): string[] {
  const word = title.replaceAll(' ', '')
  return word === title ? deletionNeighbours(word) : [word]
}

/** A title without its article. */
export const withoutArticle = (title: string) => title.replace(/^(?:the|an?) (?=.)/, '')

/** Titles and names of contributors, as written, as typed in Latin letters, and as phonetic keys. */
export type Names = { titles: string[]; titleKeys: string[]; names: string[]; nameKeys: string[] }

/** Storage format: four blocks of lines. */
export const writeNames = ({ titles, titleKeys, names, nameKeys }: Names) =>
  [titles, titleKeys, names, nameKeys].map((lines) => lines.join('\n')).join('\n\n')

export function readNames(stored: string): Names {
  const [titles = [], titleKeys = [], names = [], nameKeys = []] = stored
    .split('\n\n')
    .map((lines) => lines.split('\n').filter(Boolean))
  return { titles, titleKeys, names, nameKeys }
}
