import type { Visitor } from '../../account/identify-visitors.ts'
import { notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import type { LibraryAccess } from '../files/access.ts'
import { openItem } from '../files/open-item.ts'
import { forbidden } from '../messages.ts'
import type { Connection } from '../queries.ts'
import { orderGoodsQueries } from './queries.ts'

const HASH = /^[\w-]{22,128}$/

type Asked = { hash: string; id: string; visitor: Visitor | undefined; language: Language }

/** Opens what came with an order for whoever holds its hash, as long as the order is no account's. */
export async function openByOrder(
  database: Connection,
  { hash, id, visitor, language }: Asked,
): Promise<LibraryAccess> {
  const order = HASH.test(hash) ? await orderGoodsQueries(database).findOrder(hash) : undefined
  if (!order) throw notFound()
  if (order.account_id !== null && order.account_id !== visitor?.id) throw forbidden('otherOwner', language)
  return openItem(database, { id, holder: { orderId: order.id }, sessionId: visitor?.session_id ?? null, language })
}
