import type { AuthorDetail } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { breadcrumbJsonLd, JsonLd, listJsonLd } from '@dabali/site/seo/json-ld'
import { getTranslations } from 'next-intl/server'
import { AUTHORS_PATH, authorPath, bookPath } from '../paths.ts'
import { pageSiteUrl } from '../request-context.ts'
import { authorJsonLd } from './json-ld/author-json-ld.ts'

/** What the page of an author says to machines that read it; the list of all has a name of its own. */
export async function AuthorData({ author, authors }: { author: AuthorDetail; authors: string }) {
  const place = await pageSiteUrl()
  const site = await getTranslations('site')
  const { name, slug, products } = author
  const path = authorPath(slug)
  const crumbs = [
    { name: site('name'), href: localPath(place.language, HOME_PATH) },
    { name: authors, href: localPath(place.language, AUTHORS_PATH) },
    { name, href: localPath(place.language, path) },
  ]
  const pages = products.map((product) => ({ name: product.title, path: bookPath(product.slug) }))
  const things = [
    authorJsonLd(place, author),
    listJsonLd(place, { name, path, pages }),
    breadcrumbJsonLd(place, crumbs),
  ]
  return <JsonLd things={things} />
}
