import { isShippable } from '@dabali/domain'
import { type MailPart, renderMail } from '../../mail/mail-template.ts'
import type { Mail, MailAttachment } from '../../mail/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import type { OrderMail, OrderMailKind, OrderMailNote } from '../order-mail.ts'
import { giftCardNote, giftCardParts, giftNote } from './gift-card-parts.ts'
import {
  addressOf,
  attachedFiles,
  cashDue,
  eventOf,
  giftRecipient,
  type HelpTopic,
  helpLinks,
  invoiceNote,
  isTipOrder,
  itemsOf,
  libraryLink,
  libraryParts,
  listOf,
  type OrderMailFiles,
  orderLink,
  remainingLines,
  sumsOf,
  ticketParts,
  tippedStream,
  writer,
} from './order-mail-parts.ts'
import type { MailedLine, MailedOrder } from './queries.ts'
import { cancelledRefundParts, refundParts } from './refund-parts.ts'

/** Content of a mail, and its recipient if that is not the buyer. Undefined for a mail that is out of date. */
type Draft =
  | {
      title: string
      parts: MailPart[]
      to?: string
      replyTo?: string
      brand?: 'culture'
      attachments?: MailAttachment[]
      validUntil?: string
      /** The recipient of a gift does not get the number of the order. */
      isAnonymous?: boolean
    }
  | undefined

type Composing = OrderMailNote & OrderMailFiles
type Sources = OrderMailFiles & { store: string }

const DRAFTS: Record<OrderMailKind, (order: MailedOrder, more: Composing) => Draft> = {
  received,
  paid,
  shipped,
  refunded,
  cancelled,
  'items-cancelled': itemsCancelled,
  gift,
  'gift-card': giftCard,
  subscription,
}

/** The mail about an order in its present state and language; undefined without a recipient or when it is out of date. */
export function composeOrderMail(order: MailedOrder, asked: OrderMail, { store, ...files }: Sources): Mail | undefined {
  const { kind, note = {} } = asked
  const draft = DRAFTS[kind](order, { ...note, ...files })
  const to = draft?.to ?? order.email
  if (!draft || !to) return undefined
  const { title, replyTo, validUntil, isAnonymous = false, parts, brand, attachments } = draft
  const { language, site } = order
  const number = writer(language).number(order.number)
  const help = helpLinks(order, { topic: helpTopic(order, kind), store, canTrack: draft.to === undefined })
  const reference = isAnonymous ? {} : { reference: MESSAGES[language].orderMails.reference(number) }
  return {
    kind: 'order',
    to,
    subject: title,
    language,
    ...(replyTo ? { replyTo } : {}),
    ...(validUntil ? { validUntil } : {}),
    ...renderMail({
      ...{ language, site, title, parts: [...parts, help], ...reference },
      ...(brand ? { brand } : {}),
      ...(attachments ? { attachments } : {}),
    }),
  }
}

function helpTopic(order: MailedOrder, kind: OrderMailKind): HelpTopic {
  if (isTipOrder(order)) return 'payments'
  if (kind === 'gift') return order.goods.length > 0 ? 'e-books' : 'delivery'
  return HELP_TOPICS[kind]
}

const HELP_TOPICS: Record<Exclude<OrderMailKind, 'gift'>, HelpTopic> = {
  received: 'payments',
  paid: 'returns',
  shipped: 'delivery',
  refunded: 'returns',
  cancelled: 'returns',
  'items-cancelled': 'returns',
  'gift-card': 'payments',
  subscription: 'e-books',
}

/** The total without what a gift card pays. */
const dueOf = ({ total, gift_card_amount: card }: MailedOrder) => total - card

const isOver = ({ status }: MailedOrder) => status === 'Cancelled' || status === 'Expired'

/** States in which a gateway has not taken money, and has not been found to have taken another amount. */
const UNPAID = ['unpaid', 'pending', 'failed', 'cancelled', 'expired']

export const isCashConfirmed = (order: MailedOrder) =>
  order.payment_method === 'cod' && order.payment_status === 'cod_pending' && !isOver(order)

/** Confirms cash on delivery, or reminds of an order that is still not paid. */
function received(order: MailedOrder, files: Composing): Draft {
  const { payment_status: payment, status, expires_at: expires } = order
  const isCash = isCashConfirmed(order)
  const isDue = status === 'Pending' && UNPAID.includes(payment) && expires !== null && new Date(expires) > new Date()
  if (!isCash && !isDue) return undefined
  const texts = MESSAGES[order.language].orderMails
  const { money, number, time } = writer(order.language)
  const says = isCash ? texts.payOnDelivery(money(dueOf(order))) : texts.payUntil(time(expires ?? ''))
  return {
    title: texts.receivedTitle(number(order.number)),
    parts: [says, ...giftNote(order), orderLink(order), ...addressOf(order), itemsOf(order, files), sumsOf(order)],
    ...(isDue && expires !== null && { validUntil: expires }),
  }
}

/** The one mail about a paid order: tickets, what can be opened, products, sum and invoice. */
function paid(order: MailedOrder, files: Composing): Draft {
  if (isOver(order) || (order.total > 0 && order.refunded >= order.total)) return undefined
  const texts = MESSAGES[order.language].orderMails
  const { number } = writer(order.language)
  const parts = [
    ...eventOf(order, files),
    thanksOf(order),
    ...giftCardNote(order),
    ...giftNote(order),
    ...ticketParts(order, files),
    ...libraryParts(order),
    ...tippedStream(order, files),
    orderLink(order),
  ]
  return {
    title: isTipOrder(order) ? texts.tipTitle(number(order.number)) : texts.paidTitle(number(order.number)),
    parts: [...parts, ...addressOf(order), itemsOf(order, files), sumsOf(order), ...invoiceNote(order, files)],
    ...((files.tickets.length > 0 || isTipOrder(order)) && { brand: 'culture' }),
    ...attachedFiles(files),
  }
}

function thanksOf(order: MailedOrder): string {
  const { orderMails: texts } = MESSAGES[order.language]
  const { money } = writer(order.language)
  if (dueOf(order) > 0) return texts.paidBy(money(dueOf(order)), texts.methods[order.payment_method])
  return order.total === 0 ? texts.nothingToPay : texts.paidByGiftCard(money(order.total))
}

function shipped(order: MailedOrder, files: Composing): Draft {
  if (order.fulfilment_status !== 'shipped' || isOver(order)) return undefined
  const texts = MESSAGES[order.language].orderMails
  const quantities = order.parcels.find(({ id }) => id === files.of)?.quantities
  const isInParcels = (line: MailedLine) => isShippable(line.product_class)
  const parcel = listOf(order, isInParcels, { ...files, quantities })
  const isLeft = quantities !== undefined && order.lines.some((line) => isInParcels(line) && line.unsent_quantity > 0)
  const says = isLeft ? [texts.shipped, texts.restFollows] : [texts.shipped]
  return {
    title: texts.shippedTitle(writer(order.language).number(order.number)),
    parts: [...says, ...cashDue(order, files.of), orderLink(order), ...addressOf(order), parcel],
  }
}

function refunded(order: MailedOrder, files: Composing): Draft {
  const texts = MESSAGES[order.language].orderMails
  return {
    title: texts.refundedTitle(writer(order.language).number(order.number)),
    parts: [...refundParts(order, files), orderLink(order), ...invoiceNote(order, files)],
    ...attachedFiles(files),
  }
}

/** Of a paid order it names the refund too, which has no mail of its own then. */
function cancelled(order: MailedOrder, files: Composing): Draft {
  if (order.status !== 'Cancelled') return undefined
  const texts = MESSAGES[order.language].orderMails
  const says = cancelledRefundParts(order)
  const hasTickets = order.lines.some(({ product_class }) => product_class === 'Ticket')
  if (hasTickets && order.refunded > 0) says.push(texts.cancelledTickets)
  return {
    title: texts.cancelledTitle(writer(order.language).number(order.number)),
    ...(hasTickets && { brand: 'culture' as const }),
    parts: [...says, orderLink(order), itemsOf(order, files), sumsOf(order), ...invoiceNote(order, files)],
    ...attachedFiles(files),
  }
}

/** Staff cancelled copies of a paid order; the rest of it is still sent. */
function itemsCancelled(order: MailedOrder, { cancelled: quantities = {}, reason, ...files }: Composing): Draft {
  const texts = MESSAGES[order.language].orderMails
  const parts: MailPart[] = [texts.itemsCancelled, listOf(order, () => true, { ...files, quantities })]
  if (reason !== undefined) parts.push(texts.reason(reason))
  if (order.total > 0) parts.push(texts.itemsRefunded)
  parts.push(orderLink(order))
  return { title: texts.itemsCancelledTitle(writer(order.language).number(order.number)), parts }
}

/** For the recipient of the gift: without prices and without the link of the order, which shows them. */
function gift(order: MailedOrder, { giftUrl, ...files }: Composing): Draft {
  const { recipient_email: to = '', recipient_name: name = '', message = '' } = order.gift ?? {}
  const lines = remainingLines(order)
  if (!order.is_gift || to === '' || isOver(order) || lines.length === 0) return undefined
  const texts = MESSAGES[order.language].orderMails
  const parts: MailPart[] = []
  if (name !== '') parts.push(texts.hello(name))
  if (message !== '') parts.push(message)
  parts.push(
    texts.giftContents,
    listOf(order, () => true, files),
  )
  if (lines.some((line) => isShippable(line.product_class))) parts.push(texts.giftByCourier)
  if (lines.some((line) => line.product_class === 'Ticket')) parts.push(texts.giftTickets)
  if (giftUrl !== undefined) parts.push(texts.claimGiftHow, { label: texts.claimGift, url: giftUrl })
  const replyTo = order.email ? { replyTo: order.email } : {}
  return { title: texts.giftTitle(order.sender), parts, to, isAnonymous: true, ...replyTo }
}

/** The code for the recipient; undefined without a code, which is made when the mail is sent. */
function giftCard(order: MailedOrder, { giftCard: card, giftCardFile }: Composing): Draft {
  const to = order.gift?.recipient_email ?? ''
  if (card === undefined || to === '') return undefined
  return {
    title: MESSAGES[order.language].orderMails.giftCardTitle(order.sender),
    parts: giftCardParts(order, { card, file: giftCardFile }),
    to,
    isAnonymous: true,
    ...(order.email && { replyTo: order.email }),
    ...(giftCardFile && { attachments: [giftCardFile] }),
  }
}

/** The end of a paid period; not sent once another one follows or it was refunded. */
function subscription(order: MailedOrder, { of, until }: Composing): Draft {
  const passes = order.goods.filter(({ terms }) => terms === 'subscription')
  const pass = passes.find(({ id }) => id === of) ?? passes[0]
  if (!pass || (until !== undefined && new Date(until) <= new Date())) return undefined
  const texts = MESSAGES[order.language].orderMails
  const parts: MailPart[] = []
  if (until !== undefined) parts.push(texts.until(writer(order.language).time(until)))
  parts.push(texts.buyAgain, libraryLink(order))
  const to = giftRecipient(order) === '' ? {} : { to: giftRecipient(order) }
  return { title: texts.endsTitle(pass.title), parts, ...to, ...(until !== undefined && { validUntil: until }) }
}
