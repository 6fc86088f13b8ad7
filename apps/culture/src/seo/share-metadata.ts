import { createShareMetadata, type PageSharing, shareImagePath } from '@dabali/site/seo/metadata'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../i18n/language.ts'
import { feedPath, podcastPath, SECTIONS } from './paths.ts'

/** What a public page says of itself: to searches, to those who share it, and to programs that read feeds. */
export async function shareMetadata(shared: PageSharing): Promise<Metadata> {
  const language = await pageLanguage()
  const [site, found] = await Promise.all([getTranslations('site'), getTranslations('found')])
  const feeds = [
    { url: feedPath(language), title: found('feed.all') },
    ...SECTIONS.map((section) => ({ url: feedPath(language, section), title: found(`feed.${section}`) })),
    { url: podcastPath(language), title: found('feed.podcast') },
  ]
  const picture = shareImagePath(language, 'stage', 'dabali')
  return createShareMetadata({ language, name: site('name'), picture, feeds: { 'application/rss+xml': feeds } }, shared)
}
