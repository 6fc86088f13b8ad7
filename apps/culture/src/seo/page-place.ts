import type { SiteUrl } from '@dabali/site/seo/metadata'
import { readEnvironment } from '../env.ts'
import { pageLanguage } from '../i18n/language.ts'

/** Where the page that is being made stands. */
export async function pageSiteUrl(): Promise<SiteUrl> {
  return { origin: readEnvironment().origin, language: await pageLanguage() }
}
