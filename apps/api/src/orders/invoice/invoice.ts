import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { addressLines } from '../../address/address.ts'
import { streamResponse } from '../../http/schemas.ts'
import type { MailAttachment } from '../../mail/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { type OrderRow, orderReads } from '../queries/read.ts'
import { type Connection, inTransaction } from '../queries/update.ts'
import { showReceipt } from '../receipt/receipt.ts'
import type { OrderDeps } from '../requests.ts'
import { hasInvoice, wrongState } from '../states.ts'

type InvoiceDeps = Pick<OrderDeps, 'database' | 'seller'>

const PDF = 'application/pdf'

type Issued = { number: string; issued_at: Date }

/** The number of the order's invoice; the next free one when it is asked for first. */
async function issueInvoice(database: Connection, orderId: string): Promise<Issued> {
  const find = async (connection: Connection) => {
    const { rows } = await sql<Issued>`
      select number, issued_at from invoice where order_id = ${orderId}::uuid`.execute(connection)
    return rows[0]
  }
  const known = await find(database)
  if (known) return known
  return inTransaction(database, async (inside) => {
    // Numbers of a sequence would have gaps after rollbacks.
    await sql`lock table invoice in exclusive mode`.execute(inside)
    await sql`
      insert into invoice (number, order_id) select coalesce(max(number), 0) + 1, ${orderId}::uuid from invoice
      on conflict (order_id) do nothing`.execute(inside)
    const issued = await find(inside)
    if (!issued) throw new Error('The invoice was not inserted.')
    return issued
  })
}

/** The invoice as PDF, in the language of the order. Orders that were not paid have none. */
async function writeInvoice(
  { database, seller }: InvoiceDeps,
  row: OrderRow,
): Promise<{ name: string; bytes: Buffer }> {
  const { id, language, email, phone, gift, is_gift: isGift, shipping_address: address } = row
  if (!hasInvoice(row)) throw wrongState(MESSAGES[language].invoice.notPaid, 'no_invoice')
  const receipt = await showReceipt({ database, seller }, { row, audience: 'owner', language })
  const { number, issued_at: issuedAt } = await issueInvoice(database, id)
  // The address of a gift is that of another person.
  const lines = isGift || gift !== null || address === null ? [] : addressLines(address, language)
  const buyer = [...new Set([...lines, email ?? '', phone ?? ''].filter(Boolean))]
  // Loaded lazily: the fonts take time and memory, and not every process writes invoices.
  const { drawInvoice } = await import('./draw-invoice.ts')
  return { name: `dabali-${number}.pdf`, bytes: await drawInvoice({ number, issuedAt, language, receipt, buyer }) }
}

/** The invoice as a file of a mail; undefined for an order that was not paid. */
export async function invoiceAttachment(deps: InvoiceDeps, orderId: string): Promise<MailAttachment | undefined> {
  const row = await orderReads(deps.database).findOrder({ id: orderId })
  if (row === undefined || !hasInvoice(row)) return undefined
  const { name, bytes } = await writeInvoice(deps, row)
  return { name, type: PDF, content: bytes.toString('base64') }
}

/** Writing takes about 100 ms of CPU. */
const LIMIT = { most: 20, seconds: 60 }

export const INVOICE_RESPONSES = { 200: streamResponse('The invoice, in the language of the order.', [PDF]) }

/** Sends the invoice to a visitor who may see the whole order. */
export async function sendInvoice(deps: OrderDeps, reply: FastifyReply, row: OrderRow) {
  await deps.limits.limit({ key: `invoice of ${row.id}`, ...LIMIT, language: reply.request.language })
  const { name, bytes } = await writeInvoice(deps, row)
  return reply
    .type(PDF)
    .header('Cache-Control', 'private, no-store')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(bytes)
}
