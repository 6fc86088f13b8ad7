import { romanise } from '@dabali/domain'
import { keyOfWord } from './indexing/index-documents.ts'
import { editDistance, readNames } from './lexeme.ts'
import type { Lookup } from './parse-query.ts'
import type { Reading } from './queries/hits.ts'

const LATIN = /\p{Script=Latin}/u
/** Shorter prefixes are ambiguous. */
const SHORTEST_START = 3

/** The query in the other script, if the found titles and names contain each of its words. */
export function otherScript({ words, keys }: Lookup, stored: readonly string[]): string | undefined {
  const known = new Set(stored.flatMap(wordsOf))
  const others: string[] = []
  for (const [at, word] of words.entries()) {
    const other = nearestOf(known, { word, key: keys[at] ?? '' })
    // Mostly the first word has none.
    if (other === undefined) return undefined
    others.push(other)
  }
  return others.join(' ')
}

function wordsOf(stored: string) {
  const { titles, names } = readNames(stored)
  return [...titles, ...names].flatMap((line) => line.split(' '))
}

/** The shortest match, without suffixes. */
function nearestOf(known: ReadonlySet<string>, { word, key }: { word: string; key: string }) {
  if (key.length < SHORTEST_START) return undefined
  const isLatin = LATIN.test(word)
  let nearest: string | undefined
  for (const other of known) {
    if (nearest !== undefined && other.length >= nearest.length) continue
    if (LATIN.test(other) !== isLatin && keyOfWord(other).startsWith(key)) nearest = other
  }
  return nearest
}

const MOST_READINGS = 4

/**
 * The Devanagari readings of a romanised query, the likeliest first: the one that is typed most like the query, then the one that
 * most titles have, above all at their beginning. Each further one differs in one word.
 */
export function readingsOf({ words, keys }: Lookup, counted: readonly Reading[]): string[] {
  const readings = words.map((word, at) =>
    inOrder(
      word,
      counted.filter(({ key }) => key === keys[at]),
    ),
  )
  if (readings.some((each) => each.length === 0)) return []
  const best = readings.map(([first = '']) => first)
  const others = readings.flatMap((each, at) => each.slice(1).map((other) => best.with(at, other)))
  return [best, ...others].slice(0, MOST_READINGS).map((each) => each.join(' '))
}

const inOrder = (word: string, counted: readonly Reading[]) =>
  counted
    .map(({ reading, score }) => ({ reading, score, distance: distanceAsTyped(word, reading) }))
    .sort(
      (one, other) =>
        one.distance - other.distance || other.score - one.score || (one.reading < other.reading ? -1 : 1),
    )
    .map(({ reading }) => reading)

/** How far a Devanagari word is from what was typed, apart from spellings that mean the same. */
function distanceAsTyped(typed: string, reading: string) {
  const isShort = /aa|ee|ii|oo|uu/.test(typed) && !/[आईऊाीू]/.test(reading)
  return editDistance(plain(typed), plain(romanise(reading))) + (isShort ? 0.5 : 0)
}

const plain = (typed: string) =>
  typed
    .replace(/[vw]/g, 'b')
    .replace(/sh/g, 's')
    .replace(/chh/g, 'ch')
    .replace(/ph/g, 'f')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([aiu])\1/g, '$1')
