import { GIFT_CARD_FILE, isShippable } from '@dabali/domain'
import type { AskedGiftCard } from '../../gift-cards/queries.ts'
import { type MailPart, renderMail, sitePath } from '../../mail/mail-template.ts'
import type { Mail, MailAttachment } from '../../mail/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { isGiftCard } from '../order.ts'
import { giftCardHelp, writer } from './order-mail-parts.ts'
import type { MailedGiftCard, MailedOrder, OrderMailQueries } from './queries.ts'

/** Who the card is for, and in which language of which site. */
type CardGift = Pick<MailedOrder, 'language' | 'site' | 'sender' | 'gift'>

type SentCard = { card: MailedGiftCard; file: MailAttachment | undefined }

/** The card with its code, and how to use it. */
export function giftCardParts(
  order: Pick<CardGift, 'language' | 'site' | 'gift'>,
  { card, file }: SentCard,
): MailPart[] {
  const { recipient_name: name = '', message = '' } = order.gift ?? {}
  const texts = MESSAGES[order.language].orderMails
  const parts: MailPart[] = []
  if (name !== '') parts.push(texts.hello(name))
  if (message !== '') parts.push(message)
  parts.push(
    {
      giftCard: {
        brand: MESSAGES[order.language].signature,
        title: texts.giftCardName,
        amount: writer(order.language).money(card.amount),
        recipient: name === '' ? '' : texts.giftCardFor(name),
      },
    },
    texts.giftCardWorth(writer(order.language).money(card.amount)),
    { heading: card.code },
    texts.giftCardHow,
    { label: texts.giftCardShop, url: sitePath(order, '/') },
    { label: texts.giftCardBalance, url: sitePath(order, '/gift-cards/balance/') },
    { small: file ? `${texts.giftCardAttached} ${texts.giftCardPrivate}` : texts.giftCardPrivate },
  )
  return parts
}

/** The card to print, in the language of the order. */
export async function printGiftCard(order: CardGift, card: MailedGiftCard): Promise<MailAttachment> {
  const { language, site, sender, gift } = order
  const { recipient_name: recipient = '', message = '' } = gift ?? {}
  // Loaded lazily: the fonts take time and memory, and not every process writes documents.
  const { drawGiftCard } = await import('./draw-gift-card.ts')
  const bytes = await drawGiftCard({ ...card, language, site, recipient, sender, message, issuedAt: new Date() })
  return { name: GIFT_CARD_FILE, type: 'application/pdf', content: bytes.toString('base64') }
}

async function giftCardMail(
  { code, balance, buyer, ...card }: AskedGiftCard,
  store: string | undefined,
): Promise<Mail> {
  const { language, site, sender, gift } = card
  const title = MESSAGES[language].orderMails.giftCardTitle(sender)
  const sent = { code, amount: balance }
  const file = await printGiftCard(card, sent)
  const parts = [...giftCardParts(card, { card: sent, file }), giftCardHelp(card, store ?? site)]
  return {
    kind: 'gift_card',
    to: gift['recipient_email'] ?? '',
    subject: title,
    language,
    ...(buyer && { replyTo: buyer }),
    ...renderMail({ language, site, title, parts, attachments: [file] }),
  }
}

type Queries = Pick<OrderMailQueries, 'sendAskedGiftCard' | 'store'>

/** Sends a card that staff have issued, or one again, with a new code. */
export const writeGiftCardMail = (queries: Queries) => (asked: { cardId: string }) =>
  queries.sendAskedGiftCard(asked.cardId, (card) => giftCardMail(card, queries.store))

/** For the buyer of a gift card: to whom it is sent, and when. */
export function giftCardNote({ language, gift, lines }: MailedOrder): MailPart[] {
  const { recipient_email: email = '', deliver_on: day = '' } = gift ?? {}
  if (!lines.some(isGiftCard)) return []
  const { giftCardSent, giftCardSentOn } = MESSAGES[language].orderMails
  return [day === '' ? giftCardSent(email) : giftCardSentOn(email, writer(language).time(day))]
}

/** For the buyer: that the order is a gift. */
export function giftNote({ language, is_gift: isGift, lines }: MailedOrder): MailPart[] {
  if (!isGift || lines.some(isGiftCard)) return []
  const { isGift: text, isGiftParcel } = MESSAGES[language].orderMails
  return [lines.some((line) => isShippable(line.product_class)) ? `${text} ${isGiftParcel}` : text]
}
