import { JsonLd } from '@dabali/site/json-ld'
import { getTranslations } from 'next-intl/server'
import { houseJsonLd } from './json-ld/house-json-ld.ts'
import { pagePlace } from './page-place.ts'

/** What the front of the site says to machines that read it. */
export async function HouseData() {
  const site = await getTranslations('site')
  return <JsonLd things={houseJsonLd(await pagePlace(), { name: site('name'), description: site('description') })} />
}
