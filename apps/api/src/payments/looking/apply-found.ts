import { addJob } from '../../jobs/queries.ts'
import { notePayment } from '../../orders/note-payment.ts'
import type { Found } from '../adapters/adapter.ts'
import { type Connection, inTransaction, type PaymentRow, paymentStatements } from '../queries.ts'
import { lookingStatements } from './queries.ts'
import { settleJob } from './settle-payment.ts'

/** A link lives a little longer than it says. */
const GRACE_MS = 5 * 60 * 1000
const CURRENCY = 'NPR'

/** What the gateway says becomes true here, where it can follow what was true before. */
export async function applyFound(database: Connection, row: PaymentRow, found: Found): Promise<void> {
  await inTransaction(database, async (inside) => {
    await paymentStatements(inside).lockOrder(row.order_id)
    if (found.status === 'paid') return takeMoney(inside, row, found)
    // Money that came and went without us.
    if (found.status === 'refunded' || found.status === 'partially_refunded')
      return review(inside, row, { code: 'refunded_elsewhere', found })
    if (found.status === 'pending') return lookingStatements(inside).tellPending(row.id, true)
    if (found.status !== 'not_found') return close(inside, row, found.status)
    if (isOver(row)) return close(inside, row, 'expired')
    await lookingStatements(inside).tellPending(row.id, false)
  })
}

async function takeMoney(inside: Connection, row: PaymentRow, found: Found) {
  if (!isOurs(row, found)) return review(inside, row, { code: 'mismatch', found })
  const { id, amount, reference } = row
  const transaction = found.transaction ?? null
  if (!(await lookingStatements(inside).markPaid({ id, amount, reference, transaction }))) return
  await paymentStatements(inside).addEvent({ paymentId: id, code: 'paid' })
  await addJob(inside, settleJob(id))
}

/** As much, in our money, and for what we gave the gateway: compared with what we stored, and never with what was sent. */
const isOurs = (row: PaymentRow, { amount, currency, reference }: Found) =>
  amount === row.amount && currency === CURRENCY && isReferenceOurs(row, reference)

/** A gateway that names no reference has not named ours, also where we do not know its own. */
const isReferenceOurs = (row: PaymentRow, reference: string | null | undefined) =>
  typeof reference === 'string' && [row.reference, row.provider_reference].includes(reference)

type Wrong = { code: string; found: Found }

/** No goods, and somebody looks at it. */
async function review(inside: Connection, row: PaymentRow, { code, found }: Wrong) {
  if (!(await lookingStatements(inside).moveTo(row.id, 'review'))) return
  const { amount = null, currency = null, reference = null } = found
  await paymentStatements(inside).addEvent({
    paymentId: row.id,
    code,
    isAlert: true,
    note: {
      expected: row.amount,
      amount: Number.isSafeInteger(amount) ? amount : null,
      currency,
      is_reference_ours: String(isReferenceOurs(row, reference)),
    },
  })
  await notePayment(inside, { orderId: row.order_id, status: 'review' })
}

async function close(inside: Connection, row: PaymentRow, status: 'failed' | 'cancelled' | 'expired') {
  if (!(await lookingStatements(inside).moveTo(row.id, status))) return
  await paymentStatements(inside).addEvent({ paymentId: row.id, code: status })
  // The order is as far as the best of its attempts.
  if (await lookingStatements(inside).hasOther(row.order_id)) return
  await notePayment(inside, { orderId: row.order_id, status })
}

const isOver = ({ status, expires_at, created_at }: PaymentRow) =>
  status === 'started' && (expires_at ?? new Date(created_at.getTime() + 86_400_000)).getTime() + GRACE_MS < Date.now()
