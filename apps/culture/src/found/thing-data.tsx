import { localPath } from '@dabali/domain'
import { HOME_PATH } from '@dabali/shop/paths'
import { breadcrumbJsonLd } from '@dabali/site/found/breadcrumb-json-ld'
import type { Place } from '@dabali/site/found/place'
import { JsonLd } from '@dabali/site/json-ld'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
import { getTranslations } from 'next-intl/server'
import { pagePlace } from './page-place.ts'

type ThingDataProps = {
  /** What the page is about, told where it stands. */
  about: (place: Place) => JsonLdThing | readonly JsonLdThing[]
  /** The list that it is in, and the thing itself, without a language. */
  way: readonly { name: string; path: string }[]
}

/** What the page of one thing says to machines that read it. */
export async function ThingData({ about, way }: ThingDataProps) {
  const place = await pagePlace()
  const site = await getTranslations('site')
  const crumbs = [{ name: site('name'), path: HOME_PATH }, ...way].map(({ name, path }) => ({
    name,
    href: localPath(place.language, path),
  }))
  return <JsonLd things={[about(place), breadcrumbJsonLd(place, crumbs)].flat()} />
}
