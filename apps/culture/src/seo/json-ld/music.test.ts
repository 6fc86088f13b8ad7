import type { ArtistDetail, ArtistPress, EventDate, EventDetail, TicketType } from '@dabali/api-client'
import { expect, it } from 'vitest'
import { artistJsonLd, eventJsonLd, pressJsonLd } from './music.ts'

const NO_PICTURE = { alt: '', width: 400, height: 600, sources: [] }
const record = { kind: 'record', slug: 'madal', title: 'Madal', picture: NO_PICTURE }
const ARTIST = {
  ...{ slug: 'tara', name: 'Tara', summary: 'Sings.', biography: '', home: '', genres: ['folk'], links: [] },
  ...{ picture: NO_PICTURE, records: [record], upcoming_events: [] },
} as unknown as ArtistDetail

it('an artist has their records with the artist of each', () => {
  expect(artistJsonLd({ origin: 'https://stage.example', language: 'en' }, ARTIST).album).toEqual([
    {
      '@type': 'MusicAlbum',
      name: 'Madal',
      url: 'https://stage.example/record/madal',
      byArtist: { '@type': 'MusicGroup', '@id': 'https://stage.example/artist/tara#artist', name: 'Tara' },
    },
  ])
})

it('a press page is about the artist and has its pictures with their credits', () => {
  const file = { type: 'image/webp' as const, width: 480, src: '/v1/media/a.webp' }
  const pictures = [
    {
      kind: 'portrait',
      title: 'Tara',
      credit: 'Photo: Ila',
      picture: { ...NO_PICTURE, alt: 'A face', sources: [file] },
    },
    { kind: 'poster', title: 'Live', credit: '', picture: NO_PICTURE },
  ]
  const press = {
    slug: 'tara',
    name: 'Tara',
    updated_at: '2026-11-05T04:15:00.000Z',
    pictures,
  } as unknown as ArtistPress
  expect(pressJsonLd({ origin: 'https://stage.example', language: 'ne' }, press)).toMatchObject({
    '@type': 'WebPage',
    url: 'https://stage.example/ne/artist/tara/press',
    about: { '@id': 'https://stage.example/ne/artist/tara#artist' },
    hasPart: [
      { '@type': 'ImageObject', contentUrl: 'https://stage.example/v1/media/a.webp', creditText: 'Photo: Ila' },
    ],
  })
})

const SITE = { origin: 'https://stage.example', language: 'en' } as const
const TICKET_TYPE: TicketType = {
  ...{ id: 1, title: 'Floor, standing', admits: 'hall', state: 'on_sale', num_available: 12, largest_quantity: 10 },
  ...{
    is_seated: false,
    product_id: 7,
    product_url: '',
    price: '600.00',
    currency: 'NPR',
    sales_start_at: null,
    sales_end_at: null,
  },
}
const HALL = {
  ...{ slug: 'hiti-hall', name: 'Hiti Hall', address: 'Third lane', city: 'Patan', directions: '', access_notes: '' },
  ...{ is_step_free: true, latitude: 27.6, longitude: 85.3 },
}
const DATE: EventDate = {
  ...{
    id: 7,
    state: 'upcoming',
    status: 'scheduled',
    availability: 'available',
    is_sold_out: false,
    replay_until: null,
    is_streamed: true,
  },
  ...{ doors_at: '2026-12-12T12:00:00.000Z', starts_at: '2026-12-12T12:45:00.000Z' },
  ...{ ends_at: '2026-12-12T20:15:00.000Z', venue: HALL, ticket_types: [TICKET_TYPE] },
}
const EVENT: EventDetail = {
  ...{ kind: 'event', slug: 'madal', url: '', title: 'The Long Night', summary: 'Five drummers.', body: '' },
  ...{ published_at: '2026-11-05T04:15:00.000Z', updated_at: '2026-11-05T04:15:00.000Z' },
  picture: { alt: '', width: 640, height: 800, sources: [] },
  ...{
    state: 'upcoming',
    availability: 'available',
    is_sold_out: false,
    is_streamed: true,
    calendar_url: '',
    organizer: 'Hiti Hall',
  },
  ...{
    refund_rule: '',
    dates: [DATE],
    running_order: [],
    line_up: [],
    records: [],
    sessions: [],
    interviews: [],
    news: [],
  },
  ...{ volumes: [], products: [] },
}

const nodeOf = (date: Partial<EventDate>) => eventJsonLd(SITE, { ...EVENT, dates: [{ ...DATE, ...date }] })[0]

it('an event date has the time in Kathmandu, venue, stream and prices', () => {
  expect(nodeOf({})).toMatchObject({
    '@type': 'MusicEvent',
    startDate: '2026-12-12T18:30:00+05:45',
    endDate: '2026-12-13T02:00:00+05:45',
    doorTime: '2026-12-12T17:45:00+05:45',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'Place', name: 'Hiti Hall', geo: { latitude: 27.6 } },
      { '@type': 'VirtualLocation', url: 'https://stage.example/event/madal/7/live' },
    ],
    offers: [{ price: '600.00', priceCurrency: 'NPR', availability: 'https://schema.org/InStock' }],
    organizer: { name: 'Hiti Hall' },
  })
})

it('describes only the given dates, each with the address of its page', () => {
  const [first, second] = [DATE, { ...DATE, id: 8 }]
  const event = { ...EVENT, dates: [first, second] }
  expect(eventJsonLd(SITE, event).map(({ url }) => url)).toEqual([
    'https://stage.example/event/madal/7',
    'https://stage.example/event/madal/8',
  ])
  expect(eventJsonLd(SITE, event, [second]).map(({ url }) => url)).toEqual(['https://stage.example/event/madal/8'])
})

it.each([
  [{ venue: null }, 'OnlineEventAttendanceMode', 1],
  [{ is_streamed: false }, 'OfflineEventAttendanceMode', 1],
  [{}, 'MixedEventAttendanceMode', 2],
])('%j has the attendance mode %s', (date, mode, places) => {
  expect(nodeOf(date)).toMatchObject({ eventAttendanceMode: `https://schema.org/${mode}` })
  expect(nodeOf(date)?.['location']).toHaveLength(places)
})

it.each([
  ['on_sale', 'InStock'],
  ['not_yet', 'PreSale'],
  ['sold_out', 'SoldOut'],
  ['ended', 'SoldOut'],
] as const)('a ticket type that is %s is %s', (state, availability) => {
  const offers = [{ availability: `https://schema.org/${availability}` }]
  expect(nodeOf({ ticket_types: [{ ...TICKET_TYPE, state }] })).toMatchObject({ offers })
})
