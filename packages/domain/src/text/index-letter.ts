import type { Language } from '../language/language.ts'

/**
 * The letter under which a title is listed: upper case, without accents or Devanagari vowel signs; `#` where it does not begin
 * with a letter. Leading spaces and quotation marks do not count.
 *
 * @example
 * indexLetter('कुहिरोको घर') // => 'क'
 */
export function indexLetter(title: string): string {
  const letter = /^[\s"'“”‘’«»]*(\p{L})/u.exec(title.normalize('NFD'))?.[1]
  return letter?.toUpperCase() ?? '#'
}

const ALPHABETS: Readonly<Record<Language, string>> = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  // Without vowels, which few titles begin with. क्ष, त्र and ज्ञ are listed under their first letter, as in dictionaries.
  ne: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
}

/**
 * The letters above a list, in order: the alphabet of the language and what else titles are listed under, those of other scripts
 * after it and `#` last.
 *
 * @example
 * letterRow('ne', ['आ', 'क', '#']).slice(0, 3) // => ['आ', 'क', 'ख']
 */
export function letterRow(language: Language, listed: readonly string[]): string[] {
  const ownScript = language === 'ne' ? /\p{Script=Devanagari}/u : /\p{Script=Latin}/u
  const rank = (letter: string) => (letter === '#' ? 2 : ownScript.test(letter) ? 0 : 1)
  return [...new Set([...ALPHABETS[language], ...listed])].sort(
    (one, other) => rank(one) - rank(other) || (one < other ? -1 : 1),
  )
}
