import {
  displayDate,
  displayNepaliDate,
  formatNpr,
  type Language,
  lineAmount,
  type OrderSumRow,
  orderSumRows,
  productKindName,
  ticketNumber,
  writeDigits,
} from '@dabali/domain'
import { addressLines } from '../../address/address.ts'
import { rupees } from '../../catalogue/price.ts'
import { toLineEventDate } from '../../events/event-card.ts'
import { type MailPart, type MailPicture, sitePath } from '../../mail/mail-template.ts'
import type { MailAttachment } from '../../mail/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { toSeat } from '../../seats/seat.ts'
import { isTip } from '../order.ts'
import type { MailedGiftCard, MailedLine, MailedOrder, MailedTicket } from './queries.ts'

/** What a mail shows beside the order itself. */
export type OrderMailFiles = {
  /** The cover of each line, as far as there are pictures. */
  covers: readonly (MailPicture | undefined)[]
  /** The valid tickets with their codes; stream tickets have none. */
  tickets: readonly (MailedTicket & { picture: MailPicture | undefined })[]
  eventPicture: MailPicture | undefined
  /** The origin of the culture site, which has the pages of streams; by default the site of the order. */
  culture?: string | undefined
  invoice: MailAttachment | undefined
  /** The tickets to print and their dates; none without tickets. */
  ticketFiles: readonly MailAttachment[]
  giftUrl: string | undefined
  giftCard?: MailedGiftCard
  /** The gift card to print. */
  giftCardFile?: MailAttachment
}

type HelpLinks = {
  topic: HelpTopic
  /** The origin of the store. */
  store: string
  /** Whether the reader has the number of the order. */
  canTrack: boolean
}

export type HelpTopic = keyof (typeof MESSAGES)['en']['orderMails']['help']

/** Formats amounts, numbers, dates and times of a language. */
export const writer = (language: Language) => ({
  money: (paisa: number) => formatNpr(rupees(paisa), language),
  number: (value: number | string) => writeDigits(value, language),
  time: (time: string) => (language === 'ne' ? displayNepaliDate(time) : displayDate(time)),
})

/** A help page, which the store has for both sites, and the page that finds an order. */
export function helpLinks(order: MailedOrder, { topic, store, canTrack }: HelpLinks): MailPart {
  const { help, track } = MESSAGES[order.language].orderMails
  const links = [{ label: help[topic], url: sitePath({ ...order, site: store }, `/help/${topic}/`) }]
  return { links: canTrack ? [...links, { label: track, url: sitePath(order, '/orders/track/') }] : links }
}

/** Help about paying, for who has a gift card and no order. */
export const giftCardHelp = (card: Pick<MailedOrder, 'language'>, store: string): MailPart => ({
  links: [
    {
      label: MESSAGES[card.language].orderMails.help.payments,
      url: sitePath({ ...card, site: store }, '/help/payments/'),
    },
  ],
})

export const orderLink = (order: MailedOrder): MailPart => ({
  label: MESSAGES[order.language].orderMails.viewOrder,
  url: sitePath(order, `/order/${order.hash}/`),
})

const counted = (quantity: number, { title }: MailedLine, { language }: MailedOrder) =>
  `${writer(language).number(quantity)} × ${title}`

const seatLabels = ({ seats }: MailedLine, { language }: MailedOrder) =>
  seats.map((seat) => toSeat(seat, language).label)

/** The products at their price, with their covers. */
export function itemsOf(order: MailedOrder, { covers }: Pick<OrderMailFiles, 'covers'>): MailPart {
  return {
    items: order.lines.map((line, at) => ({
      title: isTip(line) ? line.title : counted(line.quantity, line, order),
      detail: [eventDateText(line, order) || productKindName(line, order.language), ...seatLabels(line, order)].join(
        ', ',
      ),
      amount: formatNpr(lineAmount(priced(line)), order.language),
      picture: covers[at],
    })),
  }
}

/** When and where the ticket of a line is for; empty for other products. */
function eventDateText({ event_date }: MailedLine, { language }: MailedOrder): string {
  const date = toLineEventDate(event_date, language)
  if (date === null) return ''
  const place = date.admits === 'stream' ? MESSAGES[language].orderMails.stream : date.venue_name
  return [writer(language).time(date.starts_at), place].filter(Boolean).join(', ')
}

function detailOf(line: MailedLine, order: MailedOrder) {
  const detail = eventDateText(line, order)
  return detail === '' ? {} : { detail }
}

const priced = (line: MailedLine) => ({ ...line, unit_price_incl_tax: rupees(line.unit_price) })

/** The sum of the order, in the rows that every screen has. */
export function sumsOf(order: MailedOrder): MailPart {
  const { language, lines, discounts } = order
  const names = MESSAGES[language].orderMails
  const rows = orderSumRows({
    lines: lines.map(priced),
    discounts: discounts.map(({ name, amount }) => ({ name, amount: rupees(amount) })),
    delivery: order.shipping_name === null ? undefined : rupees(order.shipping_incl_tax),
    giftCard: rupees(order.gift_card_amount),
  })
  const nameOf = (row: OrderSumRow) => {
    if (row.kind === 'discount') return row.name
    return row.kind === 'delivery' ? `${names.delivery}: ${deliveryOf(order)}` : names[row.kind]
  }
  return {
    rows: rows.map((row) => ({
      label: nameOf(row),
      value: formatNpr(row.amount ?? '0', language),
      ...((row.kind === 'total' || row.kind === 'to-pay') && { isSum: true }),
    })),
  }
}

export const remainingLines = ({ lines }: MailedOrder): MailedLine[] =>
  lines.filter((line) => line.quantity > line.refunded_quantity)

/** Products without prices, by default those that were not refunded. */
export const listOf = (
  order: MailedOrder,
  isListed: (line: MailedLine) => boolean,
  { covers, quantities }: Pick<OrderMailFiles, 'covers'> & { quantities?: Record<string, number> | undefined },
): MailPart => ({
  items: order.lines.flatMap((line, at) => {
    const left = quantities ? (quantities[line.id] ?? 0) : line.quantity - line.refunded_quantity
    return left > 0 && isListed(line)
      ? [{ title: counted(left, line, order), ...detailOf(line, order), picture: covers[at] }]
      : []
  }),
})

/** The delivery method, with its day and time if it has one. */
function deliveryOf({ shipping_name, slot_day, slot_time, language }: MailedOrder): string {
  const { time, number } = writer(language)
  return [shipping_name, slot_day && time(slot_day), slot_time && number(slot_time)].filter(Boolean).join(', ')
}

/** The shipping address; nothing when nothing is shipped. */
export const addressOf = ({ shipping_address: address, language }: MailedOrder): MailPart[] =>
  address === null
    ? []
    : [{ facts: [{ label: MESSAGES[language].orderMails.shipTo, lines: addressLines(address, language) }] }]

/** The event on top of the mail when all tickets are for one date. */
export function eventOf(order: MailedOrder, { tickets, eventPicture }: OrderMailFiles): MailPart[] {
  const [first] = tickets
  if (first === undefined || tickets.some(({ event_date_id }) => event_date_id !== first.event_date_id)) return []
  return [
    { event: { title: first.title, time: timeOf(first, order), place: placeOf(first, order), picture: eventPicture } },
  ]
}

const timeOf = ({ starts_at }: MailedTicket, { language }: MailedOrder) =>
  writer(language).time(starts_at.toISOString())

const placeOf = ({ admits, venue }: MailedTicket, { language }: MailedOrder) =>
  admits === 'stream'
    ? MESSAGES[language].orderMails.stream
    : [venue?.name ?? '', venue?.address ?? ''].filter(Boolean).join(', ')

/** The tickets with their codes, what to do with them, and their page. */
export function ticketParts(order: MailedOrder, files: OrderMailFiles): MailPart[] {
  const { tickets: held } = files
  if (held.length === 0) return []
  const texts = MESSAGES[order.language].orderMails
  const { number } = writer(order.language)
  const hasEvent = eventOf(order, files).length > 0
  const halls = held.flatMap(({ picture, ...ticket }) => (picture === undefined ? [] : [{ ...ticket, picture }]))
  const streams = held.filter(({ admits }) => admits === 'stream')
  const cards = halls.map(({ picture, ...ticket }, at) => ({
    heading: texts.nthTicket(number(at + 1), number(halls.length)),
    title: ticket.ticket_title,
    lines: [
      ...(hasEvent ? [] : [ticket.title, timeOf(ticket, order), placeOf(ticket, order)]),
      ticket.seat === null ? '' : toSeat(ticket.seat, order.language).label,
      ticket.holder,
      texts.ticketNumber(ticketNumber(ticket)),
    ].filter(Boolean),
    code: picture,
  }))
  const watched = streams.map((ticket) =>
    [ticket.ticket_title, ...(hasEvent ? [] : [ticket.title, timeOf(ticket, order)])].join(', '),
  )
  const tickets = { label: texts.viewTickets, url: sitePath(order, `/order/${order.hash}/tickets/`) }
  // Without a code to show at an entrance the first link, which is the button, is that of the stream.
  const links = [
    ...(cards.length > 0 ? [tickets] : []),
    ...streamLinks(streams, { ...order, site: files.culture ?? order.site }),
    ...(cards.length > 0 ? [] : [tickets]),
  ]
  return [
    ...(cards.length > 0 ? [texts.tickets, { tickets: cards }] : []),
    ...(watched.length > 0 ? [watched.join('\n'), texts.streams] : []),
    ...links,
    ...(cards.length > 0 ? [{ small: `${texts.ticketsAttached} ${texts.keepCodes}` }] : []),
  ]
}

/** The page of each stream, once for several tickets of one date. */
function streamLinks(streams: readonly MailedTicket[], order: MailedOrder) {
  const { watchStream, watchStreamOf } = MESSAGES[order.language].orderMails
  const dates = new Map(streams.map((ticket) => [ticket.event_date_id, ticket]))
  return [...dates.values()].map((ticket) => ({
    label: dates.size === 1 ? watchStream : watchStreamOf([ticket.title, timeOf(ticket, order)].join(', ')),
    url: sitePath(order, `/event/${encodeURIComponent(ticket.slug)}/${ticket.event_date_id}/live/`),
  }))
}

export const libraryLink = (order: MailedOrder): MailPart => ({
  label: MESSAGES[order.language].orderMails.openLibrary,
  url: sitePath(order, '/library/'),
})

/** The address to which a gift is emailed; empty where the digital items are the buyer's. */
export const giftRecipient = ({ is_gift, gift }: MailedOrder): string => (is_gift && gift?.recipient_email) || ''

/** What the buyer can open now; nothing for a gift that its recipient opens. */
export function libraryParts(order: MailedOrder): MailPart[] {
  const { goods, language, email } = order
  if (giftRecipient(order) !== '' || goods.length === 0) return []
  const texts = MESSAGES[language].orderMails
  // Formats of one work have one title.
  const titles = goods
    .filter(({ terms, title }) => terms !== 'subscription' && title !== '')
    .map((good) => `${good.title} (${productKindName(good, language)})`)
  const passes = goods
    .filter(({ terms }) => terms === 'subscription')
    .map(({ title, starts_at, ends_at }) => {
      const isLater = starts_at !== null && new Date(starts_at) > new Date()
      const says = isLater ? texts.renewsTitle(title) : texts.begunTitle(title)
      return ends_at === null ? `${says}.` : `${says}. ${texts.until(writer(language).time(ends_at))}`
    })
  return [
    ...(titles.length > 0 ? [[texts.library, ...titles].join('\n')] : []),
    ...passes,
    libraryLink(order),
    ...(email === null ? [] : [{ small: texts.logInAs(email) }]),
  ]
}

/** A tip is the only line of its order. */
export const isTipOrder = ({ lines }: Pick<MailedOrder, 'lines'>): boolean => lines.some(isTip)

/** The way back to the stream that a tip was given for, while it goes on. */
export function tippedStream(order: MailedOrder, { culture }: Pick<OrderMailFiles, 'culture'>): MailPart[] {
  const date = toLineEventDate(order.lines.find(isTip)?.event_date ?? null, order.language)
  if (date?.state !== 'live' && date?.state !== 'doors_open') return []
  const path = `/event/${encodeURIComponent(date.event_slug)}/${date.id}/live/`
  const url = sitePath({ ...order, site: culture ?? order.site }, path)
  return [{ label: MESSAGES[order.language].orderMails.backToStream, url }]
}

export function attachedFiles({ invoice, ticketFiles }: OrderMailFiles) {
  const attachments = [...ticketFiles, invoice].filter((file) => file !== undefined)
  return attachments.length === 0 ? {} : { attachments }
}

export const invoiceNote = ({ language }: MailedOrder, { invoice }: OrderMailFiles): MailPart[] =>
  invoice === undefined ? [] : [{ small: MESSAGES[language].orderMails.invoiceAttached }]

/** What the courier collects, once for an order: with its first parcel. */
export function cashDue(
  { language, payment_status, total, gift_card_amount: card, parcels }: MailedOrder,
  parcel?: string,
) {
  const isFirst = parcel === undefined || parcels[0] === undefined || parcels[0].id === parcel
  if (payment_status !== 'cod_pending' || !isFirst) return []
  return [MESSAGES[language].orderMails.payOnDelivery(writer(language).money(total - card))]
}
