import type { Static } from 'typebox'
import { ApiError, GeneralError, invalidField, notFound } from '../../errors/api-error.ts'
import { cleanLine } from '../../http/request-body.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import type { StaffWrite } from '../../staff/writes.ts'
import { type Connection, type StockReason, type StockRow, staffStockQueries } from './queries.ts'
import { type CountInput, isCountable, toStock } from './stock.ts'

type Counted = Static<typeof CountInput>

/** Checks a count of a product. */
export function readCount(stock: StockRow, body: Counted, language: StaffWrite['language']): Movement {
  if (!isCountable(stock) && stock.num_available === null) throw new GeneralError(409, 'no_stock')
  const current = toStock(stock)
  const messages = MESSAGES[language].stockMovements
  if (current.on_hand !== body.on_hand_seen)
    throw new ApiError(409, { detail: messages.changed, code: 'version_conflict', current })
  if (body.counted < stock.reserved) throw invalidField('counted', messages.reserved(stock.reserved), 'too_few')
  const numAvailable = body.counted - stock.reserved
  return {
    reason: 'counted',
    change: numAvailable - (stock.num_available ?? 0),
    note: cleanLine(body.note ?? ''),
    numAvailable,
  }
}

/** Sets the stock of a locked product to what was counted. */
export const countStock = async (inside: Connection, change: StaffWrite, stock: StockRow, body: Counted) =>
  writeStock(inside, change, stock, readCount(stock, body, change.language))

/** Takes back the first count of a locked product, which then has no stock to count, as before. */
export async function removeCount(inside: Connection, { actor }: StaffWrite, stock: StockRow, note: string) {
  const written = { productId: stock.id, numAvailable: null, note, accountId: actor.accountId }
  await staffStockQueries(inside).setStock({ ...written, reason: 'corrected' })
  await recordStaffEvent(inside, actor, {
    thing: { kind: 'product', id: stock.id },
    before: { num_available: stock.num_available },
    after: { num_available: null, reason: 'corrected', note },
  })
}

type Movement = { reason: StockReason; change: number; note: string; numAvailable: number }

export async function writeStock(inside: Connection, { actor }: StaffWrite, stock: StockRow, movement: Movement) {
  const queries = staffStockQueries(inside)
  const { reason, change, note, numAvailable } = movement
  const written = { productId: stock.id, numAvailable, note, accountId: actor.accountId }
  if (stock.num_available !== numAvailable) await queries.setStock({ ...written, reason })
  if (change === 0) await queries.addMatchingCount(written)
  await recordStaffEvent(inside, actor, {
    thing: { kind: 'product', id: stock.id },
    before: { num_available: stock.num_available },
    after: { num_available: numAvailable, reason, change, note },
  })
  return toStock(await requireStock(String(stock.id), queries.findStock))
}

const ID = /^[1-9]\d{0,8}$/

export async function requireStock(id: string, find: (id: number) => Promise<StockRow | undefined>): Promise<StockRow> {
  const stock = ID.test(id) ? await find(Number(id)) : undefined
  if (!stock || stock.product_class === 'Ticket') throw notFound()
  return stock
}
