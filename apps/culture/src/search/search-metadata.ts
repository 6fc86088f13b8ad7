import { alternates } from '@dabali/site/seo/metadata'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { readSearchQuery, writeSearchQuery } from './search-query.ts'

/** A search is called by its words. Its results are for whoever searched, so no index keeps them. */
export async function searchMetadata(asked: URLSearchParams): Promise<Metadata> {
  const query = readSearchQuery(asked)
  const t = await getTranslations('search')
  return {
    title: query.words || t('title'),
    alternates: alternates(await pageLanguage(), writeSearchQuery(query)),
    robots: { index: false, follow: true },
  }
}
