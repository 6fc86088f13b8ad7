import { transaction } from '../src/database/database.ts'
import { releaseStock } from '../src/stock/queries.ts'
import { offerSeats } from '../src/tickets/waiting-list/queries.ts'
import type { BoxOffice } from './sell-tickets.ts'

type Evening = Awaited<ReturnType<BoxOffice['makeEvening']>>
type Order = { order: { id: string } }

let counted = 0
/** An address that nobody else has. */
export const someone = (name: string) => `${name}-${++counted}@example.com`

/** What those who wait at a box office do, and what is done for them. */
export function waitingListActions(office: BoxOffice) {
  const offerMailOf = async (email: string) =>
    (await office.mailsTo(email)).find(({ text }) => text.includes('/waiting-list/offer/'))

  return {
    /** An evening all of whose places are sold. */
    async soldOut(capacity = 2) {
      const evening = await office.makeEvening({ ticket: { capacity } })
      const order = await office.buy(evening.productId, { quantity: capacity })
      return { ...evening, order }
    },

    join: ({ slug, typeId }: Evening, body: object, cookie = '') =>
      office.ask('POST', `events/${slug}/waiting-list/`, { body: { ticket_type: typeId, ...body }, cookie }),

    /** So many places of the order come back, and those who wait are told. */
    giveBack: ({ order, productId }: Evening & Order, quantity: number) =>
      transaction(office.database, async (inside) => {
        await releaseStock(inside, { orderId: order.id, lines: [{ productId, quantity }] })
        await offerSeats(inside, [productId])
      }),

    /** The time is over in which what was offered could be taken. */
    async missOffers() {
      await office.pool.query(`update waiting_list set offered_until = now() where state = 'offered'`)
      await office.pool.query(`update hold set expires_at = now() where waiting_id is not null and state = 'held'`)
    },

    stock: async (typeId: number) =>
      (await office.pool.query('select sold, held from ticket_type where id = $1', [typeId])).rows[0],

    offerMailOf,
    /** The secret in the mail that offers places; empty when there is none. */
    offerIn: async (email: string) =>
      /\/waiting-list\/offer\/([\w-]+)$/m.exec((await offerMailOf(email))?.text ?? '')?.[1] ?? '',
  }
}

export type WaitingLine = ReturnType<typeof waitingListActions>
