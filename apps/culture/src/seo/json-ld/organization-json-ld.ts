import { HOME_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import { type JsonLdNode, webSiteJsonLd } from '@dabali/site/seo/json-ld'
import { fileUrl, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { ICON_PATHS } from '../paths.ts'

/** The same id on every page. */
export const organizationId = ({ origin }: Pick<SiteUrl, 'origin'>) => `${origin}/#house`

/** The organization and its site, with its search. */
export function organizationJsonLd(
  place: SiteUrl,
  { name, description }: { name: string; description: string },
): JsonLdNode[] {
  const url = pageUrl(place, HOME_PATH)
  return [
    {
      '@type': 'Organization',
      '@id': organizationId(place),
      ...{ name, description, url },
      logo: { '@type': 'ImageObject', url: fileUrl(place, ICON_PATHS.large), width: 512, height: 512 },
    },
    webSiteJsonLd(place, { name, home: HOME_PATH, search: SEARCH_PATH, publisher: organizationId(place) }),
  ]
}
