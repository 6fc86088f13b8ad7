import type { Order } from '@dabali/api-client'
import { GIFT_CARD_CLASS, isDigital, isShippable, type Language } from '@dabali/domain'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import { isOver, type OrdersTranslator } from './orders-messages.ts'

/** For whom a gift is, if that was entered: both fields are optional. */
export function giftHeading({ gift }: Order, t: OrdersTranslator): string {
  const name = gift?.recipient_name || gift?.recipient_email
  return name ? t('gift', { name }) : t('giftHeading')
}

/** The day on which a gift is emailed. */
export const giftDay = ({ gift }: Order): string => (gift?.recipient_email && gift.deliver_on) || ''

/** What happens with a gift: only digital items are emailed, and only to an address; else they are the buyer's. */
export function giftSteps(order: Order, language: Language, t: OrdersTranslator): string[] {
  if ((!order.is_gift && !order.gift) || order.is_masked || isOver(order)) return []
  const { gift, lines } = order
  const steps: string[] = []
  if (lines.some(({ product_class }) => isDigital(product_class) || product_class === GIFT_CARD_CLASS)) {
    const day = giftDay(order)
    const name = gift?.recipient_name || gift?.recipient_email || ''
    if (!gift?.recipient_email) steps.push(t('nextGiftKept'))
    else steps.push(day ? t('nextGiftOn', { name, date: dateInSentence(day, language) }) : t('nextGift', { name }))
  }
  if (lines.some(({ product_class }) => isShippable(product_class))) steps.push(t('nextGiftParcel'))
  return steps
}
