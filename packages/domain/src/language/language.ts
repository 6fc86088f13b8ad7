/** The languages of the sites; the first has no prefix in paths. */
export const LANGUAGES = ['en', 'ne'] as const

export type Language = (typeof LANGUAGES)[number]

/**
 * Whether a text is the code of a supported language.
 *
 * @example
 * isLanguage('fr') // => false
 */
export function isLanguage(text: string | null | undefined): text is Language {
  return text === 'en' || text === 'ne'
}

/**
 * The language with this code, and English for any other text.
 *
 * @example
 * languageOf('fr') // => 'en'
 */
export function languageOf(text: string | null | undefined): Language {
  return isLanguage(text) ? text : 'en'
}

/**
 * The language to switch to.
 *
 * @example
 * otherLanguage('ne') // => 'en'
 */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ne' : 'en'
}

/**
 * The path of a page in a language: English without a prefix, Nepali under `/ne`.
 *
 * @example
 * localPath('ne', '/artist/tara') // => '/ne/artist/tara'
 */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/ne' : `/ne${path}`
}

export type LocalPath = {
  language: Language
  /** Whether the path has a language prefix. */
  isPrefixed: boolean
  /** The path without the language prefix and without trailing slashes. */
  path: string
}

/**
 * Splits a path into its language and the rest; trailing slashes make no difference.
 *
 * @example
 * readLocalPath('/ne/login/') // => { language: 'ne', isPrefixed: true, path: '/login' }
 */
export function readLocalPath(pathname: string): LocalPath {
  const trimmed = pathname.replace(/\/+$/, '') || '/'
  const [, first] = trimmed.split('/', 2)
  if (!isLanguage(first)) return { language: 'en', isPrefixed: false, path: trimmed }
  return { language: first, isPrefixed: true, path: trimmed.slice(first.length + 1) || '/' }
}
