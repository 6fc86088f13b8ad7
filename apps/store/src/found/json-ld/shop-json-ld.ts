import { HOME_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import { fileAddress, type Place, pageAddress } from '@dabali/site/found/place'
import { webSiteJsonLd } from '@dabali/site/found/web-site-json-ld'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
import { ICON_PATHS } from '../paths.ts'

/** Everything that names the shop means the same one. */
export const shopId = ({ origin }: Pick<Place, 'origin'>) => `${origin}/#shop`

/** The shop and its site, with the way in which it is searched. */
export function shopJsonLd(place: Place, { name, description }: { name: string; description: string }): JsonLdThing[] {
  const url = pageAddress(place, HOME_PATH)
  return [
    {
      '@type': 'OnlineStore',
      '@id': shopId(place),
      ...{ name, description, url },
      logo: { '@type': 'ImageObject', url: fileAddress(place, ICON_PATHS.large), width: 512, height: 512 },
      areaServed: 'NP',
      currenciesAccepted: 'NPR',
    },
    webSiteJsonLd(place, { name, home: HOME_PATH, search: SEARCH_PATH, publisher: shopId(place) }),
  ]
}
