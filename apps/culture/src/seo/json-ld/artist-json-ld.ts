import type { ArtistDetail } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import { artistPath, eventPath } from '../../paths.ts'
import { kathmanduTime } from './kathmandu-time.ts'
import { artistId, namedAs } from './made-by.ts'

/** Somebody who plays, with what they have recorded and where they are next. */
export function artistJsonLd(place: SiteUrl, artist: ArtistDetail): JsonLdNode {
  const { slug, name, summary, biography, home, genres, links, records, upcoming_events: events } = artist
  return {
    '@type': 'MusicGroup',
    '@id': artistId(place, slug),
    name,
    url: pageUrl(place, artistPath(slug)),
    description: summary || metaDescription(biography),
    image: [fileUrl(place, shareImagePath(place.language, 'artist', slug)), ...largestImage(place, artist.picture)],
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
              url: pageUrl(place, eventPath(event.slug)),
              ...(event.date.venue_name && { location: { '@type': 'Place', name: event.date.venue_name } }),
            },
          ]
        : [],
    ),
  }
}
