import { readNames } from './names.ts'
import { nearest } from './slips-apart.ts'
import type { Lookup } from './to-lookup.ts'

/** What was probably meant, from the titles and names that were found; nothing when it is what was typed. */
export function wordsMeant({ words }: Lookup, stored: string): string | undefined {
  const { titles, names } = readNames(stored)
  const known = [...titles, ...names].flatMap((line) => line.split(' '))
  const meant = words.map((word) => nearest(word, known).word).join(' ')
  return meant === words.join(' ') ? undefined : meant
}
