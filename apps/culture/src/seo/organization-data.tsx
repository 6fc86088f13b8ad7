import { JsonLd } from '@dabali/site/seo/json-ld'
import { getTranslations } from 'next-intl/server'
import { pageSiteUrl } from '../request-context.ts'
import { organizationJsonLd } from './json-ld/organization-json-ld.ts'

/** Structured data of the home page. */
export async function OrganizationData() {
  const site = await getTranslations('site')
  return (
    <JsonLd
      things={organizationJsonLd(await pageSiteUrl(), { name: site('name'), description: site('description') })}
    />
  )
}
