import type { VolumeDetail } from '@dabali/api-client'
import { largestPicture } from '@dabali/site/found/largest-picture'
import { fileAddress, type Place, pageAddress } from '@dabali/site/found/place'
import { sharePictureOf } from '@dabali/site/found/share-metadata'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
import { VOLUMES_PATH, volumePath } from '../../paths.ts'
import { houseId } from './house-json-ld.ts'
import { namedAs } from './made-by.ts'

/** One number of the magazine, with what is in it. */
export function volumeJsonLd(place: Place, volume: VolumeDetail): JsonLdThing {
  const { slug, title, theme, number, contents, published_at } = volume
  const url = pageAddress(place, volumePath(slug))
  return {
    '@type': 'PublicationVolume',
    '@id': `${url}#volume`,
    ...{ name: title, url },
    volumeNumber: String(number),
    description: theme || volume.summary,
    image: [
      fileAddress(place, sharePictureOf(place.language, 'volume', slug)),
      ...largestPicture(place, volume.picture),
    ],
    datePublished: published_at,
    inLanguage: place.language,
    publisher: { '@id': houseId(place) },
    isPartOf: { '@type': 'Periodical', name: 'Dabali', url: pageAddress(place, VOLUMES_PATH) },
    hasPart: namedAs(place, 'CreativeWork', contents),
  }
}
