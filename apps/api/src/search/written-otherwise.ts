import { keyOf } from './indexing/key-of.ts'
import { readNames } from './names.ts'
import type { Lookup } from './to-lookup.ts'

const LATIN = /\p{Script=Latin}/u
/** A shorter beginning is that of many words. */
const SHORTEST_START = 3

/** What is looked for as titles and names have it in the other script; nothing unless each of its words is there. */
export function writtenOtherwise({ words, keys }: Lookup, stored: readonly string[]): string | undefined {
  const known = new Set(stored.flatMap(wordsOf))
  const others = words.map((word, at) => nearestOf(known, { word, key: keys[at] ?? '' }))
  return others.every((other) => other !== undefined) ? others.join(' ') : undefined
}

function wordsOf(stored: string) {
  const { titles, names } = readNames(stored)
  return [...titles, ...names].flatMap((line) => line.split(' '))
}

/** The shortest: the word itself before one with an ending. */
function nearestOf(known: ReadonlySet<string>, { word, key }: { word: string; key: string }) {
  if (key.length < SHORTEST_START) return undefined
  const isLatin = LATIN.test(word)
  const alike = [...known].filter((other) => LATIN.test(other) !== isLatin && keyOf(other).startsWith(key))
  return alike.sort((one, other) => one.length - other.length)[0]
}
