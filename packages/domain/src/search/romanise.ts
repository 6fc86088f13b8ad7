// The letters from U+0901 to U+0950 in the order of Unicode, as they are usually typed: long and short vowels alike.
const LATIN = /* @__PURE__ */ (
  'n n  a a a i i u u ri li e e e ai o o o au ' +
  'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h ' +
  '    a i i u u ri ri e e e ai o o o au    om'
).split(' ')

/** The vowel that a consonant has by itself; while a word is read it stands as a sign of its own. */
const SCHWA = 'ə'
const SCHWA_OF_CONSONANT = /([क-ह])(?![ा-ॏ])/g
/** Behind one consonant at the end of a word it is silent, but for the ending of `priya`. */
const AT_END = /(?<=[əअ-औा-ौ]ँ?[क-ह])(?<![िी]य)ə$/
/** So it is before what is put behind a noun, … */
const BEFORE_POSTPOSITION = /(?<=[əअ-औा-ौ]ँ?[क-ह])ə(?=(?:क[ाीो]|मा|ले|लाई|बाट|सəँग|सəम्मə|देखि|हəर[ुू].*)$)/
/** … and where compounds are joined: after a long syllable or two, with two more to come. */
const AT_JOINT = /(?<=(?:[आईऊए-औाीूे-ौ]|[əअ-औा-ौ][क-ह][əा-ौ])[क-ह])ə(?=[क-ह][ा-ौ][क-ह])/g

/**
 * Devanagari is written in Latin letters as Nepalis type it, without accents: an `a` that is not spoken, at the end of a
 * word or inside a compound, is left out. All other text stays as it is; missing text is the empty text.
 *
 * @example
 * romanise('पल्पसा क्याफे') // => 'palpasa kyaphe'
 */
export function romanise(text: string | null | undefined): string {
  return String(text ?? '')
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    .replace(/[।॥]/g, '.')
    .replace(/[\u0900-\u0963\u0970-\u097f][\u0900-\u0963\u0970-\u097f\u200c\u200d]*/g, inLatin)
}

const inLatin = (word: string) =>
  asSpoken(word.replace(/[\u093c\u200c\u200d]/g, ''))
    .replace(/[\u0900-\u097f]/g, (letter) => LATIN[letter.charCodeAt(0) - 0x901] ?? '')
    .replace(/(?<=[dhkst])v/g, 'w')
    .replaceAll(SCHWA, 'a')

const asSpoken = (word: string) =>
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
