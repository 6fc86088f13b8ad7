import { randomUUIDv7 } from 'node:crypto'
import { GeneralError } from '../../errors/api-error.ts'
import { addJob } from '../../jobs/queries.ts'
import { addOrderMail } from '../../orders/order-mail.ts'
import { type Connection, paymentStatements } from '../queries.ts'
import { refundStatements } from './queries.ts'
import { refundJob } from './refund-job.ts'

type Asked = {
  paymentId: string
  orderId: string
  /** In paisa. */
  amount: number
  reason: string
  /** Whatever its gateway can do. */
  isByHand?: boolean
}

/** A part of a payment, or all of it, is to go back: what is asked for is kept back at once, so that it goes back once. */
export async function askRefund(
  inside: Connection,
  { paymentId, orderId, amount, reason, isByHand = false }: Asked,
): Promise<{ isByHand: boolean }> {
  const statements = refundStatements(inside)
  if (!(await statements.takeRefund({ paymentId, amount }))) throw tooMuch()
  const id = randomUUIDv7()
  const { status } = await statements.insertRefund({ id, paymentId, amount, reason, isByHand })
  const isManual = status === 'manual'
  await paymentStatements(inside).addEvent({
    paymentId,
    code: 'refund_asked',
    isAlert: isManual,
    note: { refund: id, amount },
  })
  if (!isManual) await addJob(inside, refundJob(id))
  await addOrderMail(inside, { orderId, kind: 'refunded', note: { of: id, amount } })
  return { isByHand: isManual }
}

export const tooMuch = () => new GeneralError(409, 'too_much_to_refund')
