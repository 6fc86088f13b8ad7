import { codePicture, coverPicture, eventPicture } from '../../mail/mail-pictures.ts'
import type { OrderMail, OrderMailKind } from '../order-mail.ts'
import { composeOrderMail, isCashConfirmed } from './compose-order-mail.ts'
import { printGiftCard } from './gift-card-parts.ts'
import type { OrderMailFiles } from './order-mail-parts.ts'
import type { MailedOrder, OrderMailQueries } from './queries.ts'

/** Gifts and gift cards are sent in the morning of their day in Nepal. */
const MORNING = 'T06:00:00+05:45'
/** Most orders are paid within this time, and then have one mail about that. */
const UNPAID_MS = 5 * 60_000

/** Writes the mail once, also when concurrent jobs ask for it. */
export const writeOrderMail = (queries: OrderMailQueries) => async (asked: OrderMail) => {
  const order = await queries.findOrder(asked.orderId)
  if (!order) return
  const due = dueAt(asked, order)
  if (due.getTime() > Date.now()) return queries.postpone(asked, due)
  const files = await loadFiles(queries, order, asked)
  const shown = { ...files, store: queries.store ?? order.site, culture: queries.culture }
  if (asked.kind === 'gift-card')
    return queries.sendGiftCard(order, async (giftCard) => {
      const giftCardFile = await printGiftCard(order, giftCard)
      return composeOrderMail(order, asked, { ...shown, giftCard, giftCardFile })
    })
  const mail = composeOrderMail(order, asked, shown)
  if (mail) await queries.sendOnce(sentAs(asked, order), mail)
}

/** The confirmation is not the reminder, which may have been sent before. */
const sentAs = (asked: OrderMail, order: MailedOrder): OrderMail =>
  asked.kind === 'received' && isCashConfirmed(order)
    ? { ...asked, note: { ...asked.note, event: 'confirmed' } }
    : asked

function dueAt({ kind }: OrderMail, { gift, status, placed_at }: MailedOrder) {
  const day = kind === 'gift' || kind === 'gift-card' ? (gift?.deliver_on ?? '') : ''
  if (day !== '') return new Date(`${day}${MORNING}`)
  return new Date(kind === 'received' && status === 'Pending' ? new Date(placed_at).getTime() + UNPAID_MS : 0)
}

const WITH_INVOICE: readonly OrderMailKind[] = ['paid', 'refunded', 'cancelled']
const WITH_COVERS: readonly OrderMailKind[] = ['received', 'paid', 'shipped', 'cancelled', 'items-cancelled', 'gift']
/** More covers would make the mail large; their lines are there. */
const MOST_COVERS = 12

async function loadFiles(queries: OrderMailQueries, order: MailedOrder, { kind }: OrderMail): Promise<OrderMailFiles> {
  const { media, findTickets, findInvoice, giftUrl } = queries
  const pictured = media && WITH_COVERS.includes(kind) ? order.lines.slice(0, MOST_COVERS) : []
  const { tickets: found, ticketFiles } = kind === 'paid' ? await findTickets(order) : { tickets: [], ticketFiles: [] }
  return {
    covers: await Promise.all(pictured.map(({ picture, title }) => media && coverPicture(media, picture, title))),
    tickets: await Promise.all(
      found.map(async (ticket) => ({
        ...ticket,
        picture: ticket.code === null ? undefined : await codePicture(ticket.code, ticket.ticket_title),
      })),
    ),
    eventPicture: media && found.length > 0 ? await eventPicture(media, order.event_picture, '') : undefined,
    ticketFiles,
    invoice: WITH_INVOICE.includes(kind) ? await findInvoice(order.id) : undefined,
    giftUrl: kind === 'gift' && order.goods.length > 0 ? await giftUrl(order) : undefined,
  }
}
