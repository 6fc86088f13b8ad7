import { JsonLd } from '@dabali/site/seo/json-ld'
import { getTranslations } from 'next-intl/server'
import { pageSiteUrl } from '../request-context.ts'
import { houseJsonLd } from './json-ld/house-json-ld.ts'

/** What the front of the site says to machines that read it. */
export async function HouseData() {
  const site = await getTranslations('site')
  return <JsonLd things={houseJsonLd(await pageSiteUrl(), { name: site('name'), description: site('description') })} />
}
