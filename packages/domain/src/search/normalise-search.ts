/**
 * A text that is looked for, or looked through, is compared in lower case, without accents, nukta and invisible joiners,
 * with Latin digits, and with one space for each run of anything that is no letter or digit; an apostrophe parts
 * nothing, and missing text is the empty text.
 *
 * @example
 * normaliseSearch('Palpasa Café, भाग २!') // => 'palpasa cafe भाग 2'
 */
export function normaliseSearch(text: string | null | undefined): string {
  return (
    String(text ?? '')
      // Taken apart, so that an accent and a nukta stand alone.
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u093c\p{Cf}'’]/gu, '')
      .toLowerCase()
      .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
      .normalize('NFC')
  )
}
