import { isLanguage, type Language } from './language.ts'

/**
 * A path of a site as it stands in the address bar of a language: English without a prefix, Nepali under `/ne`.
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
  /** Whether the language stood in the path. */
  isPrefixed: boolean
  /** The path without its language, and without slashes at its end. */
  path: string
}

/**
 * The language of a path and the path without it; slashes at the end make no difference.
 *
 * @example
 * readLocalPath('/ne/login/') // => { language: 'ne', isPrefixed: true, path: '/login' }
 */
export function readLocalPath(pathname: string): LocalPath {
  const bare = pathname.replace(/\/+$/, '') || '/'
  const [, first] = bare.split('/', 2)
  if (!isLanguage(first)) return { language: 'en', isPrefixed: false, path: bare }
  return { language: first, isPrefixed: true, path: bare.slice(first.length + 1) || '/' }
}
