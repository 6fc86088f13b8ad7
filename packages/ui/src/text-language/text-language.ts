const DEVANAGARI = /\p{Script=Devanagari}/u
const LATIN = /\p{Script=Latin}/u

/**
 * The `lang` that a text needs on its own element: `ne` for Devanagari on an English page, `en` for Latin words alone on a
 * Nepali page, nothing where it is written as the page is. Without it the marks of Devanagari are cut off.
 */
export function textLanguage(text: string, locale: string): 'ne' | 'en' | undefined {
  const nepaliPage = locale === 'ne'
  if (DEVANAGARI.test(text)) return nepaliPage ? undefined : 'ne'
  return nepaliPage && LATIN.test(text) ? 'en' : undefined
}
