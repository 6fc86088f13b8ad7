import type { RecordDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import { recordPath } from '../../paths.ts'
import { isoDuration } from './iso-duration.ts'
import { artistsNamed } from './made-by.ts'
import { organizationId } from './organization-json-ld.ts'

const KINDS = { album: 'AlbumRelease', ep: 'EPRelease', single: 'SingleRelease' } as const

/** A record with its tracks, and the forms in which it is sold. */
export function recordJsonLd(place: SiteUrl, record: RecordDetail): JsonLdNode {
  const { slug, title, summary, body, artists, tracks, released_on, label, catalogue_number } = record
  const url = pageUrl(place, recordPath(slug))
  return {
    '@type': 'MusicAlbum',
    '@id': `${url}#record`,
    ...{ name: title, url },
    description: summary || metaDescription(body),
    image: [fileUrl(place, shareImagePath(place.language, 'record', slug)), ...largestImage(place, record.picture)],
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
          audio: preview ? { '@type': 'AudioObject', contentUrl: fileUrl(place, preview.src) } : undefined,
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
        seller: { '@id': organizationId(place) },
      })),
    },
  }
}
