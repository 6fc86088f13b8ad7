import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { breadcrumbJsonLd, type Crumb, JsonLd, type ListedPage, listJsonLd } from '@dabali/site/seo/json-ld'
import { getTranslations } from 'next-intl/server'
import { pageSiteUrl } from '../request-context.ts'

type ListDataProps = {
  name: string
  /** Without a language. */
  path: string
  description?: string | undefined
  pages: readonly ListedPage[]
  /** What is between the front of the shop and the list. */
  above?: readonly Crumb[]
}

/** What the page of a list says to machines that read it. */
export async function ListData({ name, path, description, pages, above = [] }: ListDataProps) {
  const place = await pageSiteUrl()
  const site = await getTranslations('site')
  const crumbs = [
    { name: site('name'), href: localPath(place.language, HOME_PATH) },
    ...above,
    { name, href: localPath(place.language, path) },
  ]
  return <JsonLd things={[listJsonLd(place, { name, path, description, pages }), breadcrumbJsonLd(place, crumbs)]} />
}
