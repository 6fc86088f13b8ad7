import { LANGUAGES, type Language, localPath } from '@dabali/domain'

type Alternates = { canonical: string; languages: Record<string, string> }

/** The addresses of one page in its languages, for the metadata of the page. */
export function alternates(language: Language, path: string): Alternates {
  const languages = Object.fromEntries(LANGUAGES.map((each) => [each, localPath(each, path)]))
  return { canonical: localPath(language, path), languages: { ...languages, 'x-default': path } }
}
