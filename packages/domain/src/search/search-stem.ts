const ENGLISH_WORD = /^[a-z]{1,40}$/

/** Endings of English plurals and tenses, in the order in which they are tried, and what replaces each. */
const INFLECTIONS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})ie[sd]$/, 'y'],
  [/(?<=ss|x|z|ch|sh)es$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
  // Stopped, running: the consonant is doubled, which it is in `fall` and `pass` anyway.
  [/(?<=[aeiou])([^aeiouls])\1(?:ing|ed)$/, '$1'],
  [/(?<=[aeiou][a-z]+)(?:ing|ed)$/, ''],
]

/**
 * The stem that an English word shares with its plural and its tenses, as far as its ending tells, without a silent `e`. It is
 * to be compared, never shown. Any other word is unchanged; missing text gives the empty text.
 *
 * @example
 * searchStem('lessons') === searchStem('lesson') // => true
 */
export function searchStem(word: string | null | undefined): string {
  const text = String(word ?? '')
  if (!ENGLISH_WORD.test(text)) return text
  const inflection = INFLECTIONS.find(([ending]) => ending.test(text))
  return (inflection ? text.replace(...inflection) : text).replace(/(?<=[a-z]{3})e$/, '')
}
