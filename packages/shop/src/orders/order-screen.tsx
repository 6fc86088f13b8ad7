import type { Order } from '@dabali/api-client'
import { FailedPart } from '../errors/failed-part.tsx'
import { failForm } from '../visit/form-problem.ts'
import type { Visit } from '../visit/visit.ts'
import { OrderView } from './order-view.tsx'
import { ordersTalk } from './orders-talk.ts'

type OrderScreenProps = {
  /** Nothing where it could not be read. */
  order: Order | undefined
  visit: Visit
  query: { cancel?: string | string[] | undefined; prove?: string | string[] | undefined }
}

/** An order for whoever has its link. */
export function OrderScreen({ order, visit, query }: OrderScreenProps) {
  const t = ordersTalk(visit.language)
  if (!order) return <FailedPart language={visit.language} message={t('failed')} advice={t('failedText')} />
  failForm(visit, query.cancel)
  return <OrderView order={order} visit={visit} isAsked={query.cancel === 'ask'} problem={query.prove?.toString()} />
}
