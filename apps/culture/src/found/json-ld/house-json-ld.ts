import { HOME_PATH, SEARCH_PATH } from '@dabali/shop/paths'
import { fileAddress, type Place, pageAddress } from '@dabali/site/found/place'
import { webSiteJsonLd } from '@dabali/site/found/web-site-json-ld'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
import { ICON_PATHS } from '../paths.ts'

/** Everything that names the house means the same one. */
export const houseId = ({ origin }: Pick<Place, 'origin'>) => `${origin}/#house`

/** The house and its site, with the way in which it is searched. */
export function houseJsonLd(place: Place, { name, description }: { name: string; description: string }): JsonLdThing[] {
  const url = pageAddress(place, HOME_PATH)
  return [
    {
      '@type': 'Organization',
      '@id': houseId(place),
      ...{ name, description, url },
      logo: { '@type': 'ImageObject', url: fileAddress(place, ICON_PATHS.large), width: 512, height: 512 },
    },
    webSiteJsonLd(place, { name, home: HOME_PATH, search: SEARCH_PATH, publisher: houseId(place) }),
  ]
}
