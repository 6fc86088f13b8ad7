import type { EventDate, EventDetail, TicketType } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import type { JsonLdNode } from '@dabali/site/seo/json-ld'
import { fileUrl, largestImage, pageUrl, type SiteUrl, shareImagePath } from '@dabali/site/seo/metadata'
import { eventPath, livePath } from '../../paths.ts'
import { kathmanduTime } from './kathmandu-time.ts'
import { artistsNamed } from './made-by.ts'

const STATUSES = {
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const

const AVAILABLE = { on_sale: 'InStock', not_yet: 'PreSale', sold_out: 'SoldOut', ended: 'SoldOut' } as const

/** Each night of an event, with where it is, in the hall and on the line, and what a place costs. */
export const eventJsonLd = (place: SiteUrl, event: EventDetail): JsonLdNode[] =>
  event.dates.map((date) => nightJsonLd(place, event, date))

function nightJsonLd(place: SiteUrl, event: EventDetail, date: EventDate): JsonLdNode {
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
    eventStatus: `https://schema.org/${STATUSES[date.status]}`,
    eventAttendanceMode: `https://schema.org/${attendance(date)}`,
    location: placesOf(place, event.slug, date),
    performer: artistsNamed(place, event.line_up),
    organizer: event.organizer ? { '@type': 'Organization', name: event.organizer } : undefined,
    offers: date.ticket_types.map((type) => offerOf(url, type)),
    inLanguage: place.language,
  }
}

function attendance({ venue, is_streamed }: EventDate) {
  if (venue && is_streamed) return 'MixedEventAttendanceMode'
  return is_streamed ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'
}

function placesOf(place: SiteUrl, slug: string, { id, venue, is_streamed }: EventDate): JsonLdNode[] {
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
    ...(is_streamed ? [{ '@type': 'VirtualLocation', url: pageUrl(place, livePath(slug, id)) }] : []),
  ]
}

function offerOf(url: string, { title, price, currency, state, sales_start_at, sales_end_at }: TicketType): JsonLdNode {
  return {
    '@type': 'Offer',
    name: title,
    url,
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${AVAILABLE[state]}`,
    validFrom: sales_start_at ? kathmanduTime(sales_start_at) : undefined,
    validThrough: sales_end_at ? kathmanduTime(sales_end_at) : undefined,
  }
}
