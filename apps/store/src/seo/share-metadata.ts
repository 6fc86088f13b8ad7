import { createShareMetadata, type PageSharing } from '@dabali/site/seo/metadata'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { cataloguePathOf, feedPath } from './paths.ts'
import { shopPicture } from './share-picture.ts'

/** What a public page says of itself: to searches, to those who share it, and to programs that read feeds. */
export async function shareMetadata(shared: PageSharing): Promise<Metadata> {
  const language = await pageLanguage()
  const [site, found] = await Promise.all([getTranslations('site'), getTranslations('found')])
  const feeds = {
    'application/rss+xml': [{ url: feedPath(language), title: found('feed') }],
    'application/atom+xml;profile=opds-catalog': [{ url: cataloguePathOf(language), title: found('opds') }],
    'application/opds+json': [{ url: cataloguePathOf(language, 'json'), title: found('opds') }],
  }
  return createShareMetadata({ language, name: site('name'), picture: shopPicture(language), feeds }, shared)
}
