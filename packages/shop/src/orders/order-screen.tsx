import type { Order } from '@dabali/api-client'
import type { Visit } from '../visit/visit.ts'
import { OrderFailed } from './order-failed.tsx'
import { OrderView } from './order-view.tsx'

type OrderScreenProps = {
  /** Nothing where it could not be read. */
  order: Order | undefined
  visit: Visit
  query: { cancel?: string | string[] | undefined; prove?: string | string[] | undefined }
}

/** An order for whoever has its link. */
export function OrderScreen({ order, visit, query }: OrderScreenProps) {
  if (!order) return <OrderFailed language={visit.language} />
  return <OrderView order={order} visit={visit} isAsked={query.cancel === 'ask'} problem={query.prove?.toString()} />
}
