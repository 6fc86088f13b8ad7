import { GeneralError, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { once } from '../../idempotency/once.ts'
import { requestHash } from '../../idempotency/request-hash.ts'
import { type Connection, inTransaction } from '../queries.ts'
import { completeInside } from '../refunds/complete-refund.ts'
import { type RefundRow, refundStatements } from '../refunds/queries.ts'

type Done = { id: string; by: string; note: string; key: string | undefined; language: Language }

/** Somebody has given the money back by hand. What a gateway gives back is its own to say. */
export const payBack = (database: Connection, { id, by, note, key, language }: Done): Promise<RefundRow> =>
  inTransaction(database, async (inside) => {
    const statements = refundStatements(inside)
    const request = { scope: `refund done ${by}`, key, requestHash: requestHash('refund done', id, note), language }
    await once(inside, request, async () => {
      const refund = await statements.readRefund(id)
      if (refund === undefined) throw notFound()
      if (refund.status !== 'manual' && refund.status !== 'done') throw new GeneralError(409, 'refund_not_manual')
      await completeInside(inside, { id, by, note })
      return null
    })
    const refund = await statements.readRefund(id)
    if (refund === undefined) throw notFound()
    return refund
  })
