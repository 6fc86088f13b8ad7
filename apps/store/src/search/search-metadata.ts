import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { shareMetadata } from '../seo/share-metadata.ts'
import { readSearchQuery, writeSearchQuery } from './search-query.ts'

/** A search is called by its words. Its results are for whoever searched, so no index keeps them. */
export async function searchMetadata(asked: URLSearchParams): Promise<Metadata> {
  const query = readSearchQuery(asked)
  const t = await getTranslations('search')
  return shareMetadata({ path: writeSearchQuery(query), title: query.words || t('title'), isHidden: true })
}
