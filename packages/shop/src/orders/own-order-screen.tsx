import type { Order } from '@dabali/api-client'
import { FailedPart } from '../errors/failed-part.tsx'
import { orderDetailPath } from '../paths.ts'
import type { Own } from '../visit/own-or-nothing.ts'
import type { Visit } from '../visit/visit.ts'
import { OrderRefused } from './order-refused.tsx'
import { OrderView } from './order-view.tsx'
import { ordersTalk } from './orders-talk.ts'

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
  const t = ordersTalk(language)
  if (!own) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in own) return <OrderRefused refused={own.refused} visit={visit} path={orderDetailPath(id)} />
  return <OrderView order={own.thing} visit={visit} isOwn isAsked={query.cancel === 'ask'} />
}
