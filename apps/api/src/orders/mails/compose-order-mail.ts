import { displayDate, displayNepaliDate, formatNpr, isShippable, type Language, writeDigits } from '@dabali/domain'
import { rupees } from '../../catalogue/price.ts'
import type { Mail } from '../../mail/queries.ts'
import { type MailPart, type MailRow, renderMail } from '../../mail/send-mail.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { OrderMail, OrderMailKind, OrderMailNote } from '../order-mail.ts'
import type { MailedLine, MailedOrder, OrderMailQueries } from './queries.ts'

const REGIONS = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  ne: new Intl.DisplayNames('ne', { type: 'region' }),
}

/** Formats amounts, numbers, dates and times of a language. */
const writer = (language: Language) => ({
  money: (paisa: number) => formatNpr(rupees(paisa), language),
  number: (value: number | string) => writeDigits(value, language),
  time: (time: string) => (language === 'ne' ? displayNepaliDate(time) : displayDate(time)),
})

const sitePath = ({ site, language }: MailedOrder, path: string) => `${site}${language === 'ne' ? '/ne' : ''}${path}`

const orderLink = (order: MailedOrder): MailPart => ({
  label: MESSAGES[order.language].orderMails.viewOrder,
  url: sitePath(order, `/order/${order.hash}/`),
})

const counted = (quantity: number, { title }: MailedLine, { language }: MailedOrder) =>
  `${writer(language).number(quantity)} × ${title}`

/** Lines with their prices, delivery and total. */
function sumsOf(order: MailedOrder, lines = order.lines): MailPart {
  const { money } = writer(order.language)
  const { delivery, total } = MESSAGES[order.language].orderMails
  const bought = lines.map((line) => ({ label: counted(line.quantity, line, order), value: money(line.incl_tax) }))
  const sums: MailRow[] = []
  if (order.shipping_name !== null) {
    sums.push({ label: `${delivery}: ${order.shipping_name}`, value: money(order.shipping_incl_tax) })
  }
  return { rows: [...bought, ...sums, { label: total, value: money(order.total), isSum: true }] }
}

/** The lines that were not refunded, one per row. */
const listOf = (order: MailedOrder, lines: readonly MailedLine[]): string =>
  lines.map((line) => counted(line.quantity - line.refunded_quantity, line, order)).join('\n')

/** Tickets with quantity, time and venue. */
const ticketRows = (order: MailedOrder, lines: readonly MailedLine[]): MailPart => ({
  rows: lines.map((line) => ({
    label: counted(line.quantity - line.refunded_quantity, line, order),
    value: [
      line.starts_at === null ? null : writer(order.language).time(line.starts_at),
      line.admits === 'stream' ? MESSAGES[order.language].orderMails.stream : line.place,
    ]
      .filter(Boolean)
      .join(', '),
  })),
})

/** The shipping address; nothing when nothing is shipped. */
function addressOf({ shipping_address: address, language }: MailedOrder): MailPart[] {
  if (address === null) return []
  const field = (name: string) => address[name] ?? ''
  const joined = (...names: string[]) => names.map(field).filter(Boolean).join(' ')
  const lines = [
    joined('title', 'first_name', 'last_name'),
    field('line1'),
    field('line2'),
    field('line3'),
    field('landmark'),
    joined('municipality', 'ward'),
    joined('line4', 'postcode'),
    [field('district'), field('province'), field('state')].filter(Boolean).join(', '),
    field('country') === '' ? '' : REGIONS[language].of(field('country')),
    field('phone_number'),
  ]
  return [[MESSAGES[language].orderMails.shipTo, ...lines.filter(Boolean)].join('\n')]
}

/** Content of a mail, and its recipient if that is not the buyer. Undefined for a mail that is out of date. */
type Draft = { title: string; parts: MailPart[]; to?: string; replyTo?: string } | undefined

type Note = OrderMailNote & { giftUrl?: string | undefined }

const DRAFTS: Record<OrderMailKind, (order: MailedOrder, note: Note) => Draft> = {
  received,
  paid,
  shipped,
  refunded,
  cancelled,
  tickets,
  library,
  gift,
  subscription,
}

/**
 * The mail about an order in its present state and language; undefined without a recipient or when it is out of date.
 */
function composeOrderMail(
  order: MailedOrder,
  { kind, note = {}, giftUrl }: { kind: OrderMailKind; note?: OrderMailNote; giftUrl?: string | undefined },
): Mail | undefined {
  const draft = DRAFTS[kind](order, { ...note, giftUrl })
  const to = draft?.to ?? order.email
  if (!draft || !to) return undefined
  const { title, parts, replyTo } = draft
  const { language } = order
  return { to, subject: title, language, ...(replyTo ? { replyTo } : {}), ...renderMail({ language, title, parts }) }
}

function received(order: MailedOrder): Draft {
  if (order.status === 'Cancelled' || order.status === 'Expired') return undefined
  const texts = MESSAGES[order.language].orderMails
  const { money, number, time } = writer(order.language)
  const parts: MailPart[] = [sumsOf(order), ...addressOf(order), orderLink(order)]
  if (order.payment_method === 'cod') parts.unshift(texts.payOnDelivery(money(order.total)))
  else if (order.status === 'Pending' && order.expires_at !== null)
    parts.unshift(texts.payUntil(time(order.expires_at)))
  return { title: texts.receivedTitle(number(order.number)), parts }
}

function paid(order: MailedOrder): Draft {
  const texts = MESSAGES[order.language].orderMails
  const { money, number } = writer(order.language)
  const method = texts.methods[order.payment_method]
  const thanks = order.total === 0 ? texts.nothingToPay : texts.paidBy(money(order.total), method)
  return {
    title: texts.paidTitle(number(order.number)),
    parts: [thanks, sumsOf(order), ...addressOf(order), orderLink(order)],
  }
}

function shipped(order: MailedOrder): Draft {
  const texts = MESSAGES[order.language].orderMails
  const parcel = remainingLines(order).filter((line) => isShippable(line.product_class))
  return {
    title: texts.shippedTitle(writer(order.language).number(order.number)),
    parts: [texts.shipped, listOf(order, parcel), ...addressOf(order), orderLink(order)],
  }
}

function refunded(order: MailedOrder, { amount = order.refunded }: OrderMailNote): Draft {
  const texts = MESSAGES[order.language].orderMails
  const { money, number } = writer(order.language)
  const says =
    order.payment_method === 'cod'
      ? texts.refundedByHand(money(amount))
      : texts.refundedBy(money(amount), texts.methods[order.payment_method])
  return { title: texts.refundedTitle(number(order.number)), parts: [says, orderLink(order)] }
}

const NOTHING_PAID = ['unpaid', 'pending', 'failed', 'cancelled', 'expired', 'cod_pending']

function cancelled(order: MailedOrder): Draft {
  const texts = MESSAGES[order.language].orderMails
  const isUnpaid = order.total === 0 || NOTHING_PAID.includes(order.payment_status)
  const says = isUnpaid ? texts.cancelledUnpaid : texts.cancelledPaid
  return {
    title: texts.cancelledTitle(writer(order.language).number(order.number)),
    parts: [says, sumsOf(order), orderLink(order)],
  }
}

function tickets(order: MailedOrder): Draft {
  const lines = remainingLines(order).filter((line) => line.product_class === 'Ticket')
  if (lines.length === 0) return undefined
  const texts = MESSAGES[order.language].orderMails
  const parts: MailPart[] = [ticketRows(order, lines)]
  if (lines.some(({ admits }) => admits !== 'stream')) parts.push(texts.tickets)
  if (lines.some(({ admits }) => admits === 'stream')) parts.push(texts.streams)
  parts.push({ label: texts.viewTickets, url: sitePath(order, `/order/${order.hash}/tickets/`) })
  return { title: texts.ticketsTitle(writer(order.language).number(order.number)), parts }
}

function library(order: MailedOrder): Draft {
  const titles = titlesOf(order)
  if (titles.length === 0 || order.email === null || order.is_gift) return undefined
  const { libraryTitle, library: now, logInAs } = MESSAGES[order.language].orderMails
  return { title: libraryTitle, parts: [now, titles.join('\n'), logInAs(order.email), libraryLink(order)] }
}

/** For the recipient of the gift: without prices and without the link of the order, which shows them. */
function gift(order: MailedOrder, { giftUrl }: Note): Draft {
  const { recipient_email: to = '', recipient_name: name = '', message = '' } = order.gift ?? {}
  const lines = remainingLines(order)
  const isOver = order.status === 'Cancelled' || order.status === 'Expired' || lines.length === 0
  if (!order.is_gift || to === '' || isOver) return undefined
  const texts = MESSAGES[order.language].orderMails
  const parts: MailPart[] = []
  if (name !== '') parts.push(texts.hello(name))
  if (message !== '') parts.push(message)
  parts.push(texts.giftContents, listOf(order, lines))
  if (lines.some((line) => isShippable(line.product_class))) parts.push(texts.giftByCourier)
  if (lines.some((line) => line.product_class === 'Ticket')) parts.push(texts.giftTickets)
  if (giftUrl !== undefined) parts.push(texts.claimGiftHow, { label: texts.claimGift, url: giftUrl })
  return { title: texts.giftTitle(order.sender), parts, to, ...(order.email ? { replyTo: order.email } : {}) }
}

function subscription(order: MailedOrder, { event = 'begun', of, until }: OrderMailNote): Draft {
  const passes = order.goods.filter(({ terms }) => terms === 'subscription')
  const pass = passes.find(({ id }) => id === of) ?? passes[0]
  if (!pass) return undefined
  const texts = MESSAGES[order.language].orderMails
  const parts: MailPart[] = []
  if (until !== undefined) parts.push(texts.until(writer(order.language).time(until)))
  if (event === 'ends') parts.push(texts.buyAgain)
  const to = order.is_gift ? { to: order.gift?.recipient_email ?? '' } : {}
  return { title: texts[`${event}Title`](pass.title), parts: [...parts, libraryLink(order)], ...to }
}

const remainingLines = ({ lines }: MailedOrder): MailedLine[] =>
  lines.filter((line) => line.quantity > line.refunded_quantity)

const titlesOf = ({ goods }: MailedOrder) =>
  goods.filter(({ terms, title }) => terms !== 'subscription' && title !== '').map(({ title }) => title)

const libraryLink = (order: MailedOrder): MailPart => ({
  label: MESSAGES[order.language].orderMails.openLibrary,
  url: sitePath(order, '/library/'),
})

/** Gift mails are sent in the morning of their day in Nepal. */
const MORNING = 'T06:00:00+05:45'

/** Writes the mail once, also when concurrent jobs ask for it. */
export const writeOrderMail = (queries: OrderMailQueries) => async (asked: OrderMail) => {
  const order = await queries.findOrder(asked.orderId)
  if (!order) return
  const due = dueAt(asked, order)
  if (due.getTime() > Date.now()) return queries.postpone(asked, due)
  const giftUrl = asked.kind === 'gift' && order.goods.length > 0 ? await queries.giftUrl(order) : undefined
  const mail = composeOrderMail(order, { ...asked, giftUrl })
  if (mail) await queries.sendOnce(asked, mail)
}

function dueAt({ kind }: OrderMail, { gift }: MailedOrder) {
  const day = kind === 'gift' ? (gift?.deliver_on ?? '') : ''
  return day === '' ? new Date(0) : new Date(`${day}${MORNING}`)
}
