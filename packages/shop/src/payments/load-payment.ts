import { ApiError, getOrderByHash, getPayment, type Payment } from '@dabali/api-client'
import type { RequestContext } from '../server-request/request-context.ts'
import { isPayable } from './payment-status.ts'

/** A payment, and whether its order needs no money any more. */
export type LoadedPayment = { payment: Payment; isOrderSettled: boolean }

/** What the address names; nothing where there is no such payment. Throws where it could not be read. */
export async function loadPayment({ client }: RequestContext, hash: string): Promise<LoadedPayment | undefined> {
  try {
    const payment = await getPayment(client, { hash })
    return { payment, isOrderSettled: await isSettled(client, payment) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

const UNSETTLED: readonly string[] = ['unpaid', 'pending', 'failed', 'cancelled', 'expired', 'refunded']

/** Of an order that waits no longer it is worth knowing whether it was paid in another way. */
async function isSettled(client: RequestContext['client'], payment: Payment): Promise<boolean> {
  if (isPayable(payment)) return false
  const { payment_status } = await getOrderByHash(client, { hash: payment.order.hash })
  return !UNSETTLED.includes(payment_status)
}
