import { createShareMetadata, type PageSharing } from '@dabali/site/seo/metadata'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { feedPath, opdsPath, shareImage } from '../paths.ts'
import { pageLanguage } from '../site.ts'

/** The metadata of a public page: for search engines, shared links and feed readers. */
export async function shareMetadata(shared: PageSharing): Promise<Metadata> {
  const language = await pageLanguage()
  const [site, t] = await Promise.all([getTranslations('site'), getTranslations('seo')])
  const feeds = {
    'application/rss+xml': [{ url: feedPath(language), title: t('feed') }],
    'application/atom+xml;profile=opds-catalog': [{ url: opdsPath(language), title: t('opds') }],
    'application/opds+json': [{ url: opdsPath(language, 'json'), title: t('opds') }],
  }
  return createShareMetadata(
    { language, name: site('name'), picture: shareImage(language, 'shop', 'dabali'), feeds },
    shared,
  )
}
