import type { Order } from '@dabali/api-client'
import { orderThanksPath, startPaymentPath } from '../paths.ts'

/** Where whoever has ordered goes on: to pay, or to be thanked where nothing is to be paid now. */
export function nextPath({ hash, payment, payment_method: method }: Order): string {
  const isOpen = payment !== null && method !== 'cod' && method !== 'free' && payment.status !== 'paid'
  return isOpen ? startPaymentPath(payment.hash) : orderThanksPath(hash)
}
