import type { Order } from '@dabali/api-client'
import { orderDetailPath } from '../paths.ts'
import type { Own } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { OrderFailed } from './order-failed.tsx'
import { OrderRefused } from './order-refused.tsx'
import { OrderView } from './order-view.tsx'

type OwnOrderScreenProps = {
  id: string
  /** Nothing where it could not be read. */
  own: Own<Order> | undefined
  visit: Visit
  query: { cancel?: string | string[] | undefined }
}

/** An order for the account that placed it. */
export function OwnOrderScreen({ id, own, visit, query }: OwnOrderScreenProps) {
  const { language } = visit
  if (!own) return <OrderFailed language={language} />
  if ('refused' in own) return <OrderRefused refused={own.refused} language={language} path={orderDetailPath(id)} />
  return <OrderView order={own.thing} visit={visit} isOwn isAsked={query.cancel === 'ask'} />
}
