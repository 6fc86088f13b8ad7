import type { ArtistDetail, EventDate, EventDetail, RecordDetail, TicketType } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import { artistPath, eventPath, recordPath, streamPath } from '../../paths.ts'
import {
  artistId,
  artistReferences,
  contentReferences,
  isoDuration,
  kathmanduTime,
  organizationId,
} from './entities.ts'

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
    album: contentReferences(place, 'MusicAlbum', records).map((album) => ({
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

const RELEASE_TYPES = { album: 'AlbumRelease', ep: 'EPRelease', single: 'SingleRelease' } as const

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
    byArtist: artistReferences(place, artists),
    albumReleaseType: `https://schema.org/${RELEASE_TYPES[record.format]}`,
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

const EVENT_STATUSES = {
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const

const TICKET_AVAILABILITY = { on_sale: 'InStock', not_yet: 'PreSale', sold_out: 'SoldOut', ended: 'SoldOut' } as const

/** Each night of an event, with where it is, in the hall and on the line, and what a place costs. */
export const eventJsonLd = (place: SiteUrl, event: EventDetail): JsonLdNode[] =>
  event.dates.map((date) => eventDateJsonLd(place, event, date))

function eventDateJsonLd(place: SiteUrl, event: EventDetail, date: EventDate): JsonLdNode {
  const url = pageUrl(place, eventPath(event.slug))
  return {
    '@type': 'MusicEvent',
    '@id': `${url}#night-${date.id}`,
    ...{ name: event.title, url },
    description: event.summary || metaDescription(event.body),
    image: [fileUrl(place, shareImagePath(place.language, 'event', event.slug)), ...largestImage(place, event.picture)],
    startDate: kathmanduTime(date.starts_at),
    endDate: kathmanduTime(date.ends_at),
    doorTime: kathmanduTime(date.doors_at),
    eventStatus: `https://schema.org/${EVENT_STATUSES[date.status]}`,
    eventAttendanceMode: `https://schema.org/${attendance(date)}`,
    location: eventLocations(place, event.slug, date),
    performer: artistReferences(place, event.line_up),
    organizer: event.organizer ? { '@type': 'Organization', name: event.organizer } : undefined,
    offers: date.ticket_types.map((type) => ticketOffer(url, type)),
    inLanguage: place.language,
  }
}

function attendance({ venue, is_streamed }: EventDate) {
  if (venue && is_streamed) return 'MixedEventAttendanceMode'
  return is_streamed ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'
}

function eventLocations(place: SiteUrl, slug: string, { id, venue, is_streamed }: EventDate): JsonLdNode[] {
  return [
    ...(venue
      ? [
          {
            '@type': 'Place',
            name: venue.name,
            address: { '@type': 'PostalAddress', streetAddress: venue.address, addressCountry: 'NP' },
            ...(venue.latitude !== null &&
              venue.longitude !== null && {
                geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
              }),
          },
        ]
      : []),
    ...(is_streamed ? [{ '@type': 'VirtualLocation', url: pageUrl(place, streamPath(slug, id)) }] : []),
  ]
}

function ticketOffer(
  url: string,
  { title, price, currency, state, sales_start_at, sales_end_at }: TicketType,
): JsonLdNode {
  return {
    '@type': 'Offer',
    name: title,
    url,
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${TICKET_AVAILABILITY[state]}`,
    validFrom: sales_start_at ? kathmanduTime(sales_start_at) : undefined,
    validThrough: sales_end_at ? kathmanduTime(sales_end_at) : undefined,
  }
}
