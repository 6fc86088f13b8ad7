/** The languages of the sites, the first without a prefix in addresses. */
export const LANGUAGES = ['en', 'ne'] as const

export type Language = (typeof LANGUAGES)[number]

/**
 * Whether a text names a language of the sites.
 *
 * @example
 * isLanguage('fr') // => false
 */
export function isLanguage(text: string | null | undefined): text is Language {
  return text === 'en' || text === 'ne'
}

/**
 * The language that a text names, and English for whatever names none.
 *
 * @example
 * languageOf('fr') // => 'en'
 */
export function languageOf(text: string | null | undefined): Language {
  return isLanguage(text) ? text : 'en'
}

/**
 * The language that a visitor can change to.
 *
 * @example
 * otherLanguage('ne') // => 'en'
 */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ne' : 'en'
}
