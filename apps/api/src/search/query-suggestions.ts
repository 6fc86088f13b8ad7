import { keyOf } from './indexing/to-document.ts'
import { readNames } from './lexeme.ts'
import type { Lookup } from './parse-query.ts'
import { nearestWord } from './typo-distance.ts'

/** The nearest words of the found titles and names; undefined if they equal the query. */
export function didYouMean({ words }: Lookup, stored: string): string | undefined {
  const { titles, names } = readNames(stored)
  const known = [...titles, ...names].flatMap((line) => line.split(' '))
  const meant = words.map((word) => nearestWord(word, known).word).join(' ')
  return meant === words.join(' ') ? undefined : meant
}

const LATIN = /\p{Script=Latin}/u
/** Shorter prefixes are ambiguous. */
const SHORTEST_START = 3

/** The query in the other script, if the found titles and names contain each of its words. */
export function otherScript({ words, keys }: Lookup, stored: readonly string[]): string | undefined {
  const known = new Set(stored.flatMap(wordsOf))
  const others = words.map((word, at) => nearestOf(known, { word, key: keys[at] ?? '' }))
  return others.every((other) => other !== undefined) ? others.join(' ') : undefined
}

function wordsOf(stored: string) {
  const { titles, names } = readNames(stored)
  return [...titles, ...names].flatMap((line) => line.split(' '))
}

/** The shortest match, without suffixes. */
function nearestOf(known: ReadonlySet<string>, { word, key }: { word: string; key: string }) {
  if (key.length < SHORTEST_START) return undefined
  const isLatin = LATIN.test(word)
  const alike = [...known].filter((other) => LATIN.test(other) !== isLatin && keyOf(other).startsWith(key))
  return alike.sort((one, other) => one.length - other.length)[0]
}
