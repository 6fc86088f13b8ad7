import type { SeatKind } from '@dabali/domain/seating'
import type { Database } from '../src/database/database.ts'
import { hoursFrom, makeContent, makeEventDate, makeTicketType, makeVenue } from './make-content.ts'
import { checkOut, payOrder, startOrderApp } from './order-actions.ts'
import { call } from './visitors.ts'

const KINDS: Record<string, SeatKind> = { '.': 'normal', W: 'wheelchair', C: 'companion' }

type Seated = {
  /** The rows from the front: `.` is a seat, `W` a wheelchair space, `C` a companion seat. */
  rows?: string[]
  price?: number
  capacity?: number
}

/** An event date in two weeks with one ticket type for numbered seats; free of charge by default. */
export async function makeSeatedEvent(
  database: Database,
  { rows = ['....', '....'], price = 0, capacity }: Seated = {},
) {
  const venue = await makeVenue(database, { en: { name: 'Hiti Hall', address: 'Patan' } })
  const section = await database
    .insertInto('seat_section')
    .values({ venue_id: venue.id, names: JSON.stringify({ en: 'Balcony', ne: 'बार्दली' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const seats = await database
    .insertInto('seat')
    .values(
      rows.flatMap((row, y) =>
        [...row].map((sign, x) => ({
          section_id: section.id,
          row_label: String.fromCharCode(65 + y),
          number: x + 1,
          x: x * 20,
          y: y * 20,
          kind: KINDS[sign] ?? 'normal',
        })),
      ),
    )
    .returning(['id', 'row_label', 'number'])
    .execute()
  const event = await makeContent(database, 'event', { en: { title: 'The Long Night' }, ne: { title: 'लामो रात' } })
  const date = await makeEventDate(database, event, { venue_id: venue.id, starts_at: hoursFrom(new Date(), 300) })
  const title = 'Balcony, seated'
  const type = await makeTicketType(database, date, {
    section_id: section.id,
    capacity: capacity ?? seats.length,
    price,
    title,
  })
  const named = new Map(seats.map(({ id, row_label, number }) => [`${row_label}${number}`, id]))
  return {
    slug: event.slug,
    eventId: event.id,
    dateId: date.id,
    typeId: type.id,
    productId: type.product_id,
    sectionId: section.id,
    seatIds: seats.map(({ id }) => id),
    /** The ids of seats that are named like A1. */
    ids: (...names: string[]) => names.map((name) => named.get(name) ?? 0),
  }
}

export type SeatedEvent = Awaited<ReturnType<typeof makeSeatedEvent>>

export const SEAT_BUYER = { guest_email: 'maya@example.com', payment_method: 'esewa' }

type Choice = { seats?: number[]; quantity?: number; cookie?: string; mode?: string; headers?: object }

/** An API whose visitors choose and buy seats. */
export async function startSeatedApp() {
  const app = await startOrderApp({ shop: { checkout: { checkoutsPerMinute: 10_000 } } })

  /** Adds tickets as a new visitor, or the one of the cookie. */
  async function add(
    { productId }: { productId: number },
    { cookie = '', mode = 'cart', headers = {}, ...wanted }: Choice = {},
  ) {
    const answer = await app.add(
      { url: `/v1/api/products/${productId}/`, ...wanted },
      { ...(cookie !== '' && { cookie }), ...headers },
      mode,
    )
    const [made] = answer.cookies
    return { status: answer.statusCode, body: answer.json(), cookie: made ? `${made.name}=${made.value}` : cookie }
  }

  return {
    ...app,
    choose: add,

    async buySeats(event: SeatedEvent, { pay = false, ...choice }: Choice & { pay?: boolean } = {}) {
      const { cookie, body } = await add(event, choice)
      const placed = await checkOut(app, cookie, SEAT_BUYER)
      if (placed.status !== 200) throw new Error(placed.text)
      if (pay) await payOrder(app, placed.body.id)
      return { cookie, basket: body, order: placed.body }
    },

    /** The names of the seats that are taken, straight from the tables. */
    async takenAt({ dateId }: SeatedEvent): Promise<string[]> {
      const taken = await app.rows(
        `select row_label || number as name from taken_seat join seat on seat.id = seat_id
        where event_date_id = $1 and not seat_is_free(taken_seat) order by 1`,
        [dateId],
      )
      return taken.map(({ name }) => name)
    },

    /** Lets the holds of baskets expire. */
    expireHolds: () =>
      app.rows("update taken_seat set expires_at = now() - interval '1 second' where basket_id is not null"),

    ticketsOf: async ({ hash }: { hash: string }) =>
      (await call(app, 'GET', `orders/by-hash/${hash}/tickets/`)).body.results,
  }
}

export const labelsOf = (seats: { label: string }[]) => seats.map(({ label }) => label)
