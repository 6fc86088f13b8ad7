import { listArticles } from '@dabali/api-client'
import { LANGUAGES, type Language } from '@dabali/domain'
import { writeFeed } from '@dabali/site/seo/feed'
import { fileUrl, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { textResponse } from '@dabali/site/seo/xml-response'
import { getTranslations } from 'next-intl/server'
import { ARTICLES_PATH, articlePath, feedPath, shareImage } from '../../../paths.ts'

import { readEnvironment, serverClient } from '../../../site.ts'

const MAX_ITEMS = 30

/** The newest articles in a language, as a feed. */
async function readFeed(language: Language): Promise<string> {
  const siteUrl: SiteUrl = { origin: readEnvironment().origin, language }
  const { results } = await listArticles(serverClient(), { page_size: MAX_ITEMS }, { language })
  const t = await getTranslations({ locale: language, namespace: 'seo' })
  return writeFeed({
    ...{ title: t('feed'), description: t('feedAbout'), language },
    url: pageUrl(siteUrl, ARTICLES_PATH),
    self: fileUrl(siteUrl, feedPath(language)),
    items: results.map(({ slug, title, summary, byline, published_at }) => ({
      ...{ title, summary, author: byline, publishedAt: published_at },
      url: pageUrl(siteUrl, articlePath(slug)),
      picture: fileUrl(siteUrl, shareImage(language, 'article', slug)),
    })),
  })
}

type Context = { params: Promise<{ file: string }> }

export async function GET(request: Request, { params }: Context) {
  const { file } = await params
  const language = LANGUAGES.find((each) => file === `${each}.xml`)
  const read = async () => language && readFeed(language)
  return textResponse(request, 'application/rss+xml', { tags: ['articles'], read })
}
