import type { ArtistDetail, ArtistPress, EventDate, EventDetail, RecordDetail, TicketType } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { fileUrl, largestImage, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import type { MusicAlbum, MusicEvent, MusicGroup, Offer, Place, VirtualLocation, WebPage } from 'schema-dts'
import { artistPath, artistPressPath, eventDatePath, eventPath, recordPath, streamPath } from '../../paths.ts'
import {
  artistId,
  artistReferences,
  contentReferences,
  isoDuration,
  kathmanduTime,
  organizationId,
} from './editorial.ts'

/** An artist with their records and upcoming events. */
export function artistJsonLd(site: SiteUrl, artist: ArtistDetail) {
  const { slug, name, summary, biography, home, genres, links, records, upcoming_events: events } = artist
  return {
    '@type': 'MusicGroup',
    '@id': artistId(site, slug),
    name,
    url: pageUrl(site, artistPath(slug)),
    description: summary || metaDescription(biography),
    image: [fileUrl(site, shareImagePath(site.language, 'artist', slug)), ...largestImage(site, artist.picture)],
    genre: genres,
    foundingLocation: home ? { '@type': 'Place', name: home } : undefined,
    sameAs: links.map(({ url }) => url),
    album: contentReferences(site, 'MusicAlbum', records).map((album) => ({
      ...album,
      byArtist: { '@type': 'MusicGroup' as const, '@id': artistId(site, slug), name },
    })),
    event: events.flatMap((event) =>
      event.date
        ? [
            {
              '@type': 'MusicEvent' as const,
              name: event.title,
              startDate: kathmanduTime(event.date.starts_at),
              url: pageUrl(site, eventPath(event.slug)),
              ...(event.date.venue_name && { location: { '@type': 'Place' as const, name: event.date.venue_name } }),
            },
          ]
        : [],
    ),
  } satisfies MusicGroup
}

/** The press page of an artist with the pictures that can be downloaded. */
export function pressJsonLd(site: SiteUrl, { slug, name, updated_at, pictures }: ArtistPress) {
  return {
    '@type': 'WebPage',
    '@id': pageUrl(site, artistPressPath(slug)),
    url: pageUrl(site, artistPressPath(slug)),
    name,
    inLanguage: site.language,
    dateModified: updated_at,
    about: { '@type': 'MusicGroup', '@id': artistId(site, slug), name, url: pageUrl(site, artistPath(slug)) },
    hasPart: pictures.flatMap(({ title, credit, picture }) =>
      largestImage(site, picture).map((contentUrl) => ({
        '@type': 'ImageObject' as const,
        contentUrl,
        name: title,
        description: picture.alt,
        creditText: credit || undefined,
      })),
    ),
  } satisfies WebPage
}

const RELEASE_TYPES = { album: 'AlbumRelease', ep: 'EPRelease', single: 'SingleRelease' } as const

/** A record with its tracks and the formats that are for sale. */
export function recordJsonLd(site: SiteUrl, record: RecordDetail) {
  const { slug, title, summary, body, artists, tracks, released_on, label, catalogue_number } = record
  const url = pageUrl(site, recordPath(slug))
  return {
    '@type': 'MusicAlbum',
    '@id': `${url}#record`,
    ...{ name: title, url },
    description: summary || metaDescription(body),
    image: [fileUrl(site, shareImagePath(site.language, 'record', slug)), ...largestImage(site, record.picture)],
    byArtist: artistReferences(site, artists),
    albumReleaseType: `https://schema.org/${RELEASE_TYPES[record.format]}` as const,
    datePublished: released_on ?? undefined,
    numTracks: tracks.length,
    track: {
      '@type': 'ItemList',
      numberOfItems: tracks.length,
      itemListElement: tracks.map(({ number, title: name, duration_seconds, preview, lyrics }) => ({
        '@type': 'ListItem',
        position: number,
        item: {
          '@type': 'MusicRecording',
          name,
          duration: isoDuration(duration_seconds),
          audio: preview
            ? {
                '@type': 'AudioObject',
                contentUrl: fileUrl(site, preview.src),
                duration: preview.seconds === null ? undefined : isoDuration(preview.seconds),
              }
            : undefined,
          recordingOf: lyrics
            ? {
                '@type': 'MusicComposition',
                name,
                lyrics: { '@type': 'CreativeWork', text: lyrics.text, inLanguage: lyrics.language },
              }
            : undefined,
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
        availability: `https://schema.org/${format.is_available_to_buy ? 'InStock' : 'OutOfStock'}` as const,
        seller: { '@id': organizationId(site) },
      })),
    },
  } satisfies MusicAlbum
}

const EVENT_STATUSES = {
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const

const TICKET_AVAILABILITY = { on_sale: 'InStock', not_yet: 'PreSale', sold_out: 'SoldOut', ended: 'SoldOut' } as const

/** These dates of an event, with venue, stream and ticket prices. */
export const eventJsonLd = (site: SiteUrl, event: EventDetail, dates: readonly EventDate[] = event.dates) =>
  dates.map((date) => eventDateJsonLd(site, event, date))

function eventDateJsonLd(site: SiteUrl, event: EventDetail, date: EventDate) {
  const url = pageUrl(site, eventDatePath(event.slug, date.id))
  return {
    '@type': 'MusicEvent',
    '@id': `${pageUrl(site, eventPath(event.slug))}#night-${date.id}`,
    ...{ name: event.title, url },
    description: event.summary || metaDescription(event.body),
    image: [fileUrl(site, shareImagePath(site.language, 'event', event.slug)), ...largestImage(site, event.picture)],
    startDate: kathmanduTime(date.starts_at),
    endDate: kathmanduTime(date.ends_at),
    doorTime: kathmanduTime(date.doors_at),
    eventStatus: `https://schema.org/${EVENT_STATUSES[date.status]}` as const,
    eventAttendanceMode: `https://schema.org/${attendance(date)}` as const,
    location: eventLocations(site, event.slug, date),
    performer: artistReferences(site, event.line_up),
    organizer: event.organizer ? { '@type': 'Organization', name: event.organizer } : undefined,
    offers: date.ticket_types.map((type) => ticketOffer(url, type)),
    inLanguage: site.language,
  } satisfies MusicEvent
}

function attendance({ venue, is_streamed }: EventDate) {
  if (venue && is_streamed) return 'MixedEventAttendanceMode'
  return is_streamed ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'
}

function eventLocations(
  site: SiteUrl,
  slug: string,
  { id, venue, is_streamed }: EventDate,
): (Place | VirtualLocation)[] {
  return [
    ...(venue
      ? [
          {
            '@type': 'Place' as const,
            name: venue.name,
            address: { '@type': 'PostalAddress' as const, streetAddress: venue.address, addressCountry: 'NP' },
            ...(venue.latitude !== null &&
              venue.longitude !== null && {
                geo: { '@type': 'GeoCoordinates' as const, latitude: venue.latitude, longitude: venue.longitude },
              }),
          },
        ]
      : []),
    ...(is_streamed ? [{ '@type': 'VirtualLocation' as const, url: pageUrl(site, streamPath(slug, id)) }] : []),
  ]
}

function ticketOffer(url: string, { title, price, currency, state, sales_start_at, sales_end_at }: TicketType) {
  return {
    '@type': 'Offer',
    name: title,
    url,
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${TICKET_AVAILABILITY[state]}` as const,
    validFrom: sales_start_at ? kathmanduTime(sales_start_at) : undefined,
    validThrough: sales_end_at ? kathmanduTime(sales_end_at) : undefined,
  } satisfies Offer
}
