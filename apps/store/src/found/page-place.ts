import type { Place } from '@dabali/site/found/place'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'

/** Where the page that is being made stands. */
export async function pagePlace(): Promise<Place> {
  return { origin: readEnvironment().origin, language: await pageLanguage() }
}
