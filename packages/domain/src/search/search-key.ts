import { normaliseSearch } from './normalise-search.ts'
import { romanise } from './romanise.ts'

/** What Nepalis type one way or the other, in the order in which it is made the same. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/^6$/, 'chha'],
  [/ph/g, 'f'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/q|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  // लक्ष्मी is typed Lakshmi, Laxmi and Lachhmi.
  [/(?:k?ch|ksh|ks(?=[aeiou]))/g, 'x'],
  // What is breathed, and what is only touched.
  [/(?<=[bdfgjklmnprstx])h+/g, ''],
  [/(?<=[bdfghijklmnprstx])y+/g, ''],
  [/m(?=[bdfgjkpstx])/g, 'n'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ou/g, 'au'],
  [/([a-z])\1/g, '$1'],
  // No `a` is certain behind the first vowel: Sagarmatha, Sagaramatha.
  [/(?<=[aeiou].*)a/g, ''],
]

/**
 * All spellings of a word that Nepalis use, in either script, have one key, which is compared and never shown: long and
 * short vowels, `sh` and `s`, `v`, `b` and `w`, breathed and unbreathed, doubled and single letters fall together, and
 * no `a` behind the first vowel counts. Letters of other scripts stay; missing text has the empty key.
 *
 * @example
 * searchKey('पल्पसा क्याफे') === searchKey('Palpasa Cafe') // => true
 */
export const searchKey = (text: string | null | undefined): string =>
  romanise(normaliseSearch(text)).split(' ').map(keyOfWord).filter(Boolean).join(' ')

// Until nothing changes, because a letter that goes can bring two together that are one.
function keyOfWord(word: string): string {
  const key = FOLDS.reduce((folded, [spelling, same]) => folded.replace(spelling, same), word)
  return key === word ? key : keyOfWord(key)
}
