import type { Order } from '@dabali/api-client'
import { useTranslate } from 'react-admin'
import { Status, type Tone } from '../../layout/parts.tsx'

const PAYMENT_TONES: Partial<Record<Order['payment_status'], Tone>> = {
  paid: 's',
  cod_collected: 's',
  pending: 'w',
  cod_pending: 'w',
  refund_due: 'w',
  review: 'e',
  failed: 'e',
  partially_refunded: 'n',
  refunded: 'n',
}
const FULFILMENT_TONES: Partial<Record<Order['fulfilment_status'], Tone>> = {
  unfulfilled: 'w',
  packed: 'w',
  shipped: 's',
  delivered: 's',
  granted: 's',
}

/** Whether an order is packed and sent, so that it has papers. */
export const hasPapers = ({ shipping_address: address, status }: Order): boolean =>
  address !== null && (status === 'Being processed' || status === 'Complete')

export function PaymentStatus({ status }: { status: Order['payment_status'] }) {
  const translate = useTranslate()
  return <Status tone={PAYMENT_TONES[status] ?? 'o'}>{translate(`resources.orders.payment.${status}`)}</Status>
}

export function FulfilmentStatus({ order }: { order: Order }) {
  const translate = useTranslate()
  const { status, fulfilment_status: fulfilment } = order
  if (status === 'Cancelled' || status === 'Expired')
    return <Status tone="o">{translate(`resources.orders.status.${status}`)}</Status>
  return (
    <Status tone={FULFILMENT_TONES[fulfilment] ?? 'o'}>{translate(`resources.orders.fulfilment.${fulfilment}`)}</Status>
  )
}
