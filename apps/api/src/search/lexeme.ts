/** Longer distances are all the same. */
const FAR = 3

/** The letters of two words and three rows of the matrix, used again for each pair. */
const pair = { a: new Uint32Array(64), b: new Uint32Array(64) }
let rows = [0, 0, 0].map(() => new Uint8Array(66)) as [Uint8Array, Uint8Array, Uint8Array]

/** Damerau-Levenshtein distance, capped at 3: cells that are farther from the diagonal than that cannot matter. */
export function editDistance(one: string, other: string): number {
  if (one === other) return 0
  const rowCount = writeLetters('a', one)
  const columnCount = writeLetters('b', other)
  if (Math.abs(rowCount - columnCount) >= FAR) return FAR
  if (rows[0].length < columnCount + 2) rows = [0, 0, 0].map(() => new Uint8Array(columnCount + 2)) as typeof rows
  let [before, last, now] = rows
  for (let column = 0; column <= columnCount; column += 1) last[column] = Math.min(column, FAR)
  for (let row = 1; row <= rowCount; row += 1) {
    if (fillRow({ row, columnCount, before, last, now }) >= FAR) return FAR
    ;[before, last, now] = [last, now, before]
  }
  return Math.min(last[columnCount] ?? FAR, FAR)
}

function writeLetters(side: 'a' | 'b', word: string) {
  if (pair[side].length < word.length) pair[side] = new Uint32Array(word.length)
  const letters = pair[side]
  let count = 0
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.codePointAt(at) ?? 0
    if (letter > 0xffff) at += 1
    letters[count] = letter
    count += 1
  }
  return count
}

type Row = { row: number; columnCount: number; before: Uint8Array; last: Uint8Array; now: Uint8Array }

/** Fills the cells near the diagonal and returns the least of them. */
function fillRow({ row, columnCount, before, last, now }: Row) {
  const { a, b } = pair
  const at = (cells: Uint8Array, column: number) => cells[column] as number
  const from = Math.max(1, row - FAR + 1)
  const to = Math.min(columnCount, row + FAR - 1)
  let least = from === 1 ? Math.min(row, FAR) : FAR
  now[from - 1] = least
  for (let column = from; column <= to; column += 1) {
    const same = a[row - 1] === b[column - 1] ? 0 : 1
    let cell = Math.min(at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + same)
    const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    if (isSwapped) cell = Math.min(cell, at(before, column - 2) + 1)
    now[column] = cell
    least = Math.min(least, cell)
  }
  if (to < columnCount) now[to + 1] = FAR
  return least
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
