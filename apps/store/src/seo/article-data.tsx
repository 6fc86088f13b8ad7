import type { ArticleDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { breadcrumbJsonLd, JsonLd } from '@dabali/site/seo/json-ld'
import { getTranslations } from 'next-intl/server'
import { ARTICLES_PATH, articlePath } from '../paths.ts'
import { pageSiteUrl } from '../request-context.ts'
import { articleJsonLd } from './json-ld/article-json-ld.ts'

/** What the page of an article says to machines that read it. */
export async function ArticleData({ article, articles }: { article: ArticleDetail; articles: string }) {
  const place = await pageSiteUrl()
  const site = await getTranslations('site')
  const crumbs = [
    { name: site('name'), href: localPath(place.language, HOME_PATH) },
    { name: articles, href: localPath(place.language, ARTICLES_PATH) },
    { name: article.title, href: localPath(place.language, articlePath(article.slug)) },
  ]
  return <JsonLd things={[articleJsonLd(place, article), breadcrumbJsonLd(place, crumbs)]} />
}
