import { listArticles } from '@dabali/api-client'
import type { Language } from '@dabali/domain'
import { writeFeed } from '@dabali/site/seo/feed'
import { fileUrl, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { cacheLife, cacheTag } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { serverClient } from '../../api.ts'
import { readEnvironment } from '../../env.ts'
import { ARTICLES_PATH, articlePath } from '../../paths.ts'
import { feedPath } from '../paths.ts'
import { sharePicture } from '../share-picture.ts'

const MOST_ITEMS = 30

/** The newest articles in a language, as a feed. */
export async function readFeed(language: Language): Promise<string> {
  'use cache'
  cacheTag('articles')
  cacheLife('kept')
  const place: SiteUrl = { origin: readEnvironment().origin, language }
  const { results } = await listArticles(serverClient(), { page_size: MOST_ITEMS }, { language })
  const t = await getTranslations({ locale: language, namespace: 'found' })
  return writeFeed({
    ...{ title: t('feed'), description: t('feedAbout'), language },
    url: pageUrl(place, ARTICLES_PATH),
    self: fileUrl(place, feedPath(language)),
    items: results.map(({ slug, title, summary, byline, published_at }) => ({
      ...{ title, summary, author: byline, publishedAt: published_at },
      url: pageUrl(place, articlePath(slug)),
      picture: fileUrl(place, sharePicture(language, 'article', slug)),
    })),
  })
}
