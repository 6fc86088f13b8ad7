import { HOME_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import { type JsonLdNode, webSiteJsonLd } from '@dabali/site/seo/json-ld'
import { fileUrl, pageUrl, type SiteUrl } from '@dabali/site/seo/metadata'
import { ICON_PATHS } from '../../paths.ts'

/** Everything that names the shop means the same one. */
export const shopId = ({ origin }: Pick<SiteUrl, 'origin'>) => `${origin}/#shop`

/** The shop and its site, with the way in which it is searched. */
export function shopJsonLd(place: SiteUrl, { name, description }: { name: string; description: string }): JsonLdNode[] {
  const url = pageUrl(place, HOME_PATH)
  return [
    {
      '@type': 'OnlineStore',
      '@id': shopId(place),
      ...{ name, description, url },
      logo: { '@type': 'ImageObject', url: fileUrl(place, ICON_PATHS.large), width: 512, height: 512 },
      areaServed: 'NP',
      currenciesAccepted: 'NPR',
    },
    webSiteJsonLd(place, { name, home: HOME_PATH, search: SEARCH_PATH, publisher: shopId(place) }),
  ]
}
