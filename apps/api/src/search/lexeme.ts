/** Prefixes of lexemes in the index. Wider kinds include the narrower ones, so that one is queried. */
export const MARK = {
  title: '=',
  titleKey: '~',
  /** Word of a title or of a contributor's name. */
  name: '@',
  nameKey: '#',
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
