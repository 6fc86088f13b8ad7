import { addJob } from '../../jobs/queries.ts'
import type { Hint } from '../adapters/adapter.ts'
import type { Desk } from '../desk.ts'
import { lookAtPayment } from '../looking/look-at-payment.ts'
import { type Connection, inTransaction, paymentStatements } from '../queries.ts'
import { cardWebhookStatements } from './queries.ts'

export const CARD_HEARD_TOPIC = 'payments.card-heard'

/** Given back at the gateway, and not through us. */
const REFUNDED = 'charge.refunded'

/** Writes down what the card gateway tells, once, and answers at once; what it means is asked later. */
export const hearCard = (database: Connection, { eventId: id, eventType: type, reference }: Required<Hint>) =>
  inTransaction(database, async (inside) => {
    const paymentId = await cardWebhookStatements(inside).noteEvent({ id, type, reference })
    if (paymentId === undefined) return
    const payload = { paymentId, type }
    await addJob(inside, { topic: CARD_HEARD_TOPIC, payload, key: `${CARD_HEARD_TOPIC} ${id}` })
  })

/** In whichever order and however often events come: only what the gateway answers now counts. */
export async function followCard(desk: Desk, { paymentId, type }: { paymentId: string; type: string }): Promise<void> {
  const statements = paymentStatements(desk.database)
  const row = await statements.readPayment({ id: paymentId })
  if (row === undefined) return
  await lookAtPayment(desk, row)
  if (type === REFUNDED && row.status === 'paid' && row.refunded === 0)
    await statements.addEvent({ paymentId, code: 'refunded_elsewhere', isAlert: true })
}
