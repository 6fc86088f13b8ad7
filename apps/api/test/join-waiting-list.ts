import { transaction } from '../src/database/database.ts'
import { releaseStock } from '../src/stock/queries.ts'
import { offerSeats } from '../src/tickets/waiting-list/queries.ts'
import type { BoxOffice } from './sell-tickets.ts'

type TicketedEvent = Awaited<ReturnType<BoxOffice['makeTicketedEvent']>>
type Order = { order: { id: string } }

let counted = 0
/** A unique email address. */
export const someone = (name: string) => `${name}-${++counted}@example.com`

/** Actions of the waiting list at a box office. */
export function waitingListActions(office: BoxOffice) {
  const offerMailOf = async (email: string) =>
    (await office.mailsTo(email)).find(({ text }) => text.includes('/waiting-list/offer/'))

  return {
    /** A sold-out event. */
    async soldOut(capacity = 2) {
      const event = await office.makeTicketedEvent({ ticket: { capacity } })
      const order = await office.buy(event.productId, { quantity: capacity })
      return { ...event, order }
    },

    join: ({ slug, typeId }: TicketedEvent, body: object, cookie = '') =>
      office.ask('POST', `events/${slug}/waiting-list/`, { body: { ticket_type: typeId, ...body }, cookie }),

    /** Returns seats of the order and sends the offers. */
    giveBack: ({ order, productId }: TicketedEvent & Order, quantity: number) =>
      transaction(office.database, async (inside) => {
        await releaseStock(inside, { orderId: order.id, lines: [{ productId, quantity }] })
        await offerSeats(inside, [productId])
      }),

    /** Lets the open offers expire. */
    async missOffers() {
      await office.pool.query(`update waiting_list set offered_until = now() where state = 'offered'`)
      await office.pool.query(`update hold set expires_at = now() where waiting_id is not null and state = 'held'`)
    },

    stock: async (typeId: number) =>
      (await office.pool.query('select sold, held from ticket_type where id = $1', [typeId])).rows[0],

    offerMailOf,
    /** The token in the email with the offer; empty if there is none. */
    offerIn: async (email: string) =>
      /\/waiting-list\/offer\/([\w-]+)$/m.exec((await offerMailOf(email))?.text ?? '')?.[1] ?? '',
  }
}

export type WaitingListActions = ReturnType<typeof waitingListActions>
