import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { breadcrumbJsonLd, JsonLd, type JsonLdNode } from '@dabali/site/seo/json-ld'
import type { SiteUrl } from '@dabali/site/seo/metadata'
import { getTranslations } from 'next-intl/server'
import { pageSiteUrl } from '../request-context.ts'

type ThingDataProps = {
  /** What the page is about, told where it stands. */
  about: (place: SiteUrl) => JsonLdNode | readonly JsonLdNode[]
  /** The list that it is in, and the thing itself, without a language. */
  way: readonly { name: string; path: string }[]
}

/** What the page of one thing says to machines that read it. */
export async function ThingData({ about, way }: ThingDataProps) {
  const place = await pageSiteUrl()
  const site = await getTranslations('site')
  const crumbs = [{ name: site('name'), path: HOME_PATH }, ...way].map(({ name, path }) => ({
    name,
    href: localPath(place.language, path),
  }))
  return <JsonLd things={[about(place), breadcrumbJsonLd(place, crumbs)].flat()} />
}
