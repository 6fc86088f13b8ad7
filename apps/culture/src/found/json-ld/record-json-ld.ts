import type { RecordDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { largestPicture } from '@dabali/site/found/largest-picture'
import { fileAddress, type Place, pageAddress } from '@dabali/site/found/place'
import { sharePictureOf } from '@dabali/site/found/share-metadata'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
import { recordPath } from '../../paths.ts'
import { houseId } from './house-json-ld.ts'
import { isoDuration } from './iso-duration.ts'
import { artistsNamed } from './made-by.ts'

const KINDS = { album: 'AlbumRelease', ep: 'EPRelease', single: 'SingleRelease' } as const

/** A record with its tracks, and the forms in which it is sold. */
export function recordJsonLd(place: Place, record: RecordDetail): JsonLdThing {
  const { slug, title, summary, body, artists, tracks, released_on, label, catalogue_number } = record
  const url = pageAddress(place, recordPath(slug))
  return {
    '@type': 'MusicAlbum',
    '@id': `${url}#record`,
    ...{ name: title, url },
    description: summary || metaDescription(body),
    image: [
      fileAddress(place, sharePictureOf(place.language, 'record', slug)),
      ...largestPicture(place, record.picture),
    ],
    byArtist: artistsNamed(place, artists),
    albumReleaseType: `https://schema.org/${KINDS[record.format]}`,
    datePublished: released_on ?? undefined,
    numTracks: tracks.length,
    track: {
      '@type': 'ItemList',
      numberOfItems: tracks.length,
      itemListElement: tracks.map(({ number, title: name, duration_seconds, preview }) => ({
        '@type': 'ListItem',
        position: number,
        item: {
          '@type': 'MusicRecording',
          name,
          duration: isoDuration(duration_seconds),
          audio: preview ? { '@type': 'AudioObject', contentUrl: fileAddress(place, preview.src) } : undefined,
        },
      })),
    },
    albumRelease: {
      '@type': 'MusicRelease',
      name: title,
      catalogNumber: catalogue_number || undefined,
      recordLabel: label ? { '@type': 'Organization', name: label } : undefined,
      duration: isoDuration(record.duration_seconds),
      offers: record.formats.map((format) => ({
        '@type': 'Offer',
        name: format.title,
        url,
        price: format.selling_price,
        priceCurrency: format.currency,
        availability: `https://schema.org/${format.is_available_to_buy ? 'InStock' : 'OutOfStock'}`,
        seller: { '@id': houseId(place) },
      })),
    },
  }
}
