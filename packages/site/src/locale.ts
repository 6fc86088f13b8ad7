/** The languages of the sites, the first without a prefix in addresses. */
export const LANGUAGES = ['en', 'ne'] as const

export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (text: string | undefined): text is Language => text === 'en' || text === 'ne'

/** What a page is written in, whatever stands in its address. */
export const languageOf = (text: string | undefined): Language => (isLanguage(text) ? text : 'en')

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ne' : 'en')

/**
 * A path of the site as it stands in the address bar of this language.
 *
 * @example
 * localPath('ne', '/artist/tara') // => '/ne/artist/tara'
 */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/ne' : `/ne${path}`
}

/** The path without its language, and without slashes at the end: '/ne/login/' is '/login' in Nepali. */
export function readPath(pathname: string): { language: Language; isPrefixed: boolean; path: string } {
  const bare = pathname.replace(/\/+$/, '') || '/'
  const [, first] = bare.split('/', 2)
  if (!isLanguage(first)) return { language: 'en', isPrefixed: false, path: bare }
  return { language: first, isPrefixed: true, path: bare.slice(first.length + 1) || '/' }
}

type Alternates = { canonical: string; languages: Record<string, string> }

/** The addresses of one page in its languages, for the metadata of the page. */
export function alternates(language: Language, path: string): Alternates {
  const languages = Object.fromEntries(LANGUAGES.map((each) => [each, localPath(each, path)]))
  return { canonical: localPath(language, path), languages: { ...languages, 'x-default': path } }
}
