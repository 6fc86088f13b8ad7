import { isShippable } from '@dabali/domain'
import type { MailPart } from '../../mail/mail-template.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { isGiftCard } from '../order.ts'
import { writer } from './order-mail-parts.ts'
import type { MailedOrder } from './queries.ts'

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
