import type { Language } from '../http/language.ts'
import type { Desk } from './desk.ts'
import { MESSAGES } from './messages.ts'
import { receiptQueries } from './receipt/queries.ts'
import type { Receipt } from './receipt/receipt.ts'
import { toReceipt } from './receipt/to-receipt.ts'
import { wrongState } from './refusals.ts'
import { type Audience, showRow } from './show-order.ts'
import type { OrderRow } from './showing/queries.ts'

type Asked = { row: OrderRow; audience: Audience; language: Language }

/** What was sold. An order that nobody has paid or confirmed has none; one that was given back has it still. */
export async function showReceipt({ database, seller }: Desk, { row, audience, language }: Asked): Promise<Receipt> {
  if (row.settled_at === null) throw wrongState(MESSAGES[language].noReceipt, 'no_receipt')
  const [order, money] = await Promise.all([
    showRow(database, row, { audience, language }),
    receiptQueries(database).readMoney(row.id),
  ])
  return toReceipt({ row, order, seller, money })
}
