import { lettersApart } from './letters-apart.ts'
import { readNames } from './names.ts'
import type { Lookup } from './to-lookup.ts'

const OF_A_KEY = 0.25
const OF_A_NAME = 0.3
const OF_A_WORD_MORE = 0.1

/** How far what was typed is from the titles and names of a document; nought is the same. */
export function slipsApart({ length, words, keys }: Lookup, stored: string): number {
  const { titles, titleKeys, names, nameKeys } = readNames(stored)
  const inTitles = wordsIn(titles)
  const inKeys = wordsIn(titleKeys)
  const inNames = wordsIn(names)
  const inNameKeys = wordsIn(nameKeys)
  const far = words.map((word, at) =>
    Math.min(
      nearest(word, inTitles).distance,
      nearest(keys[at] ?? '', inKeys).distance + OF_A_KEY,
      nearest(word, inNames).distance + OF_A_NAME,
      nearest(keys[at] ?? '', inNameKeys).distance + OF_A_NAME + OF_A_KEY,
    ),
  )
  const more = Math.min(...titles.map((title) => Math.abs(title.split(' ').length - length)))
  return far.reduce((sum, each) => sum + each, 0) + more * OF_A_WORD_MORE
}

const wordsIn = (lines: string[]) => lines.flatMap((line) => line.split(' '))

/** The nearest of some words, and how far it is. */
export function nearest(word: string, others: string[]) {
  let least: { word: string; distance: number } = { word, distance: 3 }
  for (const other of others) {
    const distance = lettersApart(word, other)
    if (distance < least.distance) least = { word: other, distance }
    if (distance === 0) break
  }
  return least
}
