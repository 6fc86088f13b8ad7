/**
 * Normalises a query, or a text to be searched, for comparison: lower case, without accents, nukta and invisible joiners,
 * with Latin digits, and with one space for each run of anything that is no letter or digit. An apostrophe separates
 * nothing; missing text gives the empty text.
 *
 * @example
 * normaliseSearch('Palpasa Café, भाग २!') // => 'palpasa cafe भाग 2'
 */
export function normaliseSearch(text: string | null | undefined): string {
  return (
    String(text ?? '')
      // Decomposed, so that accents and nukta are separate characters.
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u093c\p{Cf}'’]/gu, '')
      .toLowerCase()
      .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
      .normalize('NFC')
  )
}

// The letters from U+0901 to U+0950 in Unicode order, as they are usually typed: long and short vowels alike.
const LATIN = /* @__PURE__ */ (
  'n n  a a a i i u u ri li e e e ai o o o au ' +
  'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h ' +
  '    a i i u u ri ri e e e ai o o o au    om'
).split(' ')

/** The inherent vowel of a consonant, a character of its own while a word is converted. */
const SCHWA = 'ə'
const SCHWA_OF_CONSONANT = /([क-ह])(?![ा-ॏ])/g
/** After a single consonant at the end of a word it is silent, except in the ending of `priya`. */
const AT_END = /(?<=[əअ-औा-ौ]ँ?[क-ह])(?<![िी]य)ə$/
/** It is silent before a postposition, … */
const BEFORE_POSTPOSITION = /(?<=[əअ-औा-ौ]ँ?[क-ह])ə(?=(?:क[ाीो]|मा|ले|लाई|बाट|सəँग|सəम्मə|देखि|हəर[ुू].*)$)/
/** … and where compounds are joined: after a long syllable or two, with two more to come. */
const AT_JOINT = /(?<=(?:[आईऊए-औाीूे-ौ]|[əअ-औा-ौ][क-ह][əा-ौ])[क-ह])ə(?=[क-ह][ा-ौ][क-ह])/g

/**
 * Transliterates Devanagari to Latin letters as Nepalis type it, without accents: a silent `a`, at the end of a word or
 * inside a compound, is omitted. All other text is unchanged; missing text gives the empty text.
 *
 * @example
 * romanise('पल्पसा क्याफे') // => 'palpasa kyaphe'
 */
export function romanise(text: string | null | undefined): string {
  return String(text ?? '')
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    .replace(/[।॥]/g, '.')
    .replace(/[\u0900-\u0963\u0970-\u097f][\u0900-\u0963\u0970-\u097f\u200c\u200d]*/g, toLatin)
}

const toLatin = (word: string) =>
  toPhonetic(word.replace(/[\u093c\u200c\u200d]/g, ''))
    .replace(/[\u0900-\u097f]/g, (letter) => LATIN[letter.charCodeAt(0) - 0x901] ?? '')
    .replace(/(?<=[dhkst])v/g, 'w')
    .replaceAll(SCHWA, 'a')

const toPhonetic = (word: string) =>
  word
    .replace(/ज्ञ/g, 'ग्य')
    // Kathmandu is typed with an `n` that is not written.
    .replace(/काठमाडौ[ँं]/g, 'काठमान्डु')
    .replace(/[ङञ]्(?=[क-झ])/g, 'ं')
    .replace(/ं(?=[प-म])/g, 'म्')
    // Singh.
    .replace(/ंह/g, 'ंघ')
    .replace(SCHWA_OF_CONSONANT, `$1${SCHWA}`)
    .replace(AT_END, '')
    .replace(BEFORE_POSTPOSITION, '')
    .replace(AT_JOINT, '')

/** Spellings that count as equal, in the order in which they are replaced. */
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
  // Aspirated consonants, and glides.
  [/(?<=[bdfgjklmnprstx])h+/g, ''],
  [/(?<=[bdfghijklmnprstx])y+/g, ''],
  [/m(?=[bdfgjkpstx])/g, 'n'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ou/g, 'au'],
  [/([a-z])\1/g, '$1'],
  // An `a` after the first vowel is optional: Sagarmatha, Sagaramatha.
  [/(?<=[aeiou].*)a/g, ''],
]

/**
 * One key for all spellings of a word that Nepalis use, in either script, to be compared and never shown: long and short
 * vowels, `sh` and `s`, `v`, `b` and `w`, aspirated and unaspirated, doubled and single letters are equal, and an `a` after
 * the first vowel is ignored. Letters of other scripts are unchanged; missing text has the empty key.
 *
 * @example
 * searchKey('पल्पसा क्याफे') === searchKey('Palpasa Cafe') // => true
 */
export const searchKey = (text: string | null | undefined): string =>
  romanise(normaliseSearch(text)).split(' ').map(keyOfWord).filter(Boolean).join(' ')

// Repeated until nothing changes, because removing a letter can bring two equal ones together.
function keyOfWord(word: string): string {
  const key = FOLDS.reduce((folded, [spelling, same]) => folded.replace(spelling, same), word)
  return key === word ? key : keyOfWord(key)
}
