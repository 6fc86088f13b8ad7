import { type Language, languageOf } from '@dabali/domain'
import { locale } from 'next/root-params'

/** The language of the page that is being made. */
export async function pageLanguage(): Promise<Language> {
  return languageOf(await locale())
}
