import type { ArtistDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { largestPicture } from '@dabali/site/found/largest-picture'
import { fileAddress, type Place, pageAddress } from '@dabali/site/found/place'
import { sharePictureOf } from '@dabali/site/found/share-metadata'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
import { artistPath, eventPath } from '../../paths.ts'
import { kathmanduTime } from './kathmandu-time.ts'
import { artistId, namedAs } from './made-by.ts'

/** Somebody who plays, with what they have recorded and where they are next. */
export function artistJsonLd(place: Place, artist: ArtistDetail): JsonLdThing {
  const { slug, name, summary, biography, home, genres, links, records, upcoming_events: events } = artist
  return {
    '@type': 'MusicGroup',
    '@id': artistId(place, slug),
    name,
    url: pageAddress(place, artistPath(slug)),
    description: summary || metaDescription(biography),
    image: [
      fileAddress(place, sharePictureOf(place.language, 'artist', slug)),
      ...largestPicture(place, artist.picture),
    ],
    genre: genres,
    foundingLocation: home ? { '@type': 'Place', name: home } : undefined,
    sameAs: links.map(({ url }) => url),
    album: namedAs(place, 'MusicAlbum', records).map((album) => ({
      ...album,
      byArtist: { '@type': 'MusicGroup', '@id': artistId(place, slug), name },
    })),
    event: events.flatMap((event) =>
      event.date
        ? [
            {
              '@type': 'MusicEvent',
              name: event.title,
              startDate: kathmanduTime(event.date.starts_at),
              url: pageAddress(place, eventPath(event.slug)),
              ...(event.date.venue_name && { location: { '@type': 'Place', name: event.date.venue_name } }),
            },
          ]
        : [],
    ),
  }
}
