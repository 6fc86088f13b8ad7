/** What a word in the index is, told by its first sign. Each wider kind holds the narrower ones, so that one is asked. */
export const MARK = {
  title: '=',
  titleKey: '~',
  /** Of a title, or of who made it. */
  name: '@',
  nameKey: '#',
  /** Of anything that stands on its page. */
  text: '',
  textKey: '*',
  /** The whole title, the same without its article, and its key. */
  wholeTitle: '^',
  wholeBare: '^=',
  wholeKey: '^~',
  /** A word of a title or name, or of its key, whole or with one letter taken out. */
  slip: '-',
  keySlip: '_',
  /** A whole title without its spaces; of one word also what is left of it, because short words have many neighbours. */
  joined: '!',
  joinedKey: '!~',
} as const

/** PostgreSQL refuses longer words; nobody types them. */
export const LONGEST_WORD = 40
export const LONGEST_TITLE = 160

/** A word, and what is left when one of its letters is taken out: two words that are one slip apart have one in common. */
export function withSlips(word: string): string[] {
  const rests = new Set([word])
  if (word.length < 3 || word.length > LONGEST_WORD) return [word]
  let at = 0
  for (const letter of word) {
    rests.add(word.slice(0, at) + word.slice(at + letter.length))
    at += letter.length
  }
  return [...rests]
}

/** A title as it is remembered without its spaces. */
export function joinedTitle(title: string): string[] {
  const word = title.replaceAll(' ', '')
  return word === title ? withSlips(word) : [word]
}

/** A title is remembered without its article. */
export const withoutArticle = (title: string) => title.replace(/^(?:the|an?) (?=.)/, '')
