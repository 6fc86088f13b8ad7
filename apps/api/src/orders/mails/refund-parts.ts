import { MESSAGES } from '../../messages/messages.ts'
import type { OrderMailNote } from '../order-mail.ts'
import { writer } from './order-mail-parts.ts'
import type { MailedOrder } from './queries.ts'

/** Why a payment is refunded that the order did not need, and where the refund goes. */
export function refundParts(order: MailedOrder, { amount = order.refunded, ...note }: OrderMailNote): string[] {
  const text = refundText(order, amount, note)
  return note.isUnused === true && isSettled(order) ? [settledText(order), text] : [text]
}

/** What happens with the money of a cancelled order. */
export function cancelledRefundParts(order: MailedOrder): string[] {
  const { refunded, gift_card_refunded: toCard } = order
  if (refunded === 0) return [MESSAGES[order.language].orderMails.cancelledUnpaid]
  return [
    ...(refunded > toCard ? [refundText(order, refunded - toCard)] : []),
    ...(toCard > 0 ? [refundText(order, toCard, { to: 'gift-card' })] : []),
  ]
}

const isSettled = ({ status }: MailedOrder) => status === 'Being processed' || status === 'Complete'

function settledText({ language, payment_status: payment }: MailedOrder): string {
  const texts = MESSAGES[language].orderMails
  return payment === 'cod_pending' ? texts.alreadyConfirmed : texts.alreadyPaid
}

/** Cash is paid out by hand; everything else returns to the method of the payment. */
function refundText(
  { language, payment_method }: MailedOrder,
  amount: number,
  { to, method = payment_method }: Pick<OrderMailNote, 'to' | 'method'> = {},
): string {
  const texts = MESSAGES[language].orderMails
  const { money } = writer(language)
  if (to === 'gift-card') return texts.returnedToGiftCard(money(amount))
  return method === 'cod' ? texts.refundedByHand(money(amount)) : texts.refundedBy(money(amount), texts.methods[method])
}
