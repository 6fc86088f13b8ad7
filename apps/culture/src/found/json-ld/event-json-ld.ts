import type { EventDate, EventDetail, TicketType } from '@dabali/api-client'
import { metaDescription } from '@dabali/domain'
import { largestPicture } from '@dabali/site/found/largest-picture'
import { fileAddress, type Place, pageAddress } from '@dabali/site/found/place'
import { sharePictureOf } from '@dabali/site/found/share-metadata'
import type { JsonLdThing } from '@dabali/site/write-json-ld'
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
export const eventJsonLd = (place: Place, event: EventDetail): JsonLdThing[] =>
  event.dates.map((date) => nightJsonLd(place, event, date))

function nightJsonLd(place: Place, event: EventDetail, date: EventDate): JsonLdThing {
  const url = pageAddress(place, eventPath(event.slug))
  return {
    '@type': 'MusicEvent',
    '@id': `${url}#night-${date.id}`,
    ...{ name: event.title, url },
    description: event.summary || metaDescription(event.body),
    image: [
      fileAddress(place, sharePictureOf(place.language, 'event', event.slug)),
      ...largestPicture(place, event.picture),
    ],
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

function placesOf(place: Place, slug: string, { id, venue, is_streamed }: EventDate): JsonLdThing[] {
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
    ...(is_streamed ? [{ '@type': 'VirtualLocation', url: pageAddress(place, livePath(slug, id)) }] : []),
  ]
}

function offerOf(
  url: string,
  { title, price, currency, state, sales_start_at, sales_end_at }: TicketType,
): JsonLdThing {
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
