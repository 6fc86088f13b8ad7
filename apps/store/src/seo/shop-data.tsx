import { JsonLd } from '@dabali/site/seo/json-ld'
import { getTranslations } from 'next-intl/server'
import { pageSiteUrl } from '../request-context.ts'
import { shopJsonLd } from './json-ld/shop-json-ld.ts'

/** What the front of the shop says to machines that read it. */
export async function ShopData() {
  const site = await getTranslations('site')
  return <JsonLd things={shopJsonLd(await pageSiteUrl(), { name: site('name'), description: site('description') })} />
}
