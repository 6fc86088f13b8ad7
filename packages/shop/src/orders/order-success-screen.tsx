import type { Order } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { ORDERS_PATH, TRACK_ORDER_PATH } from '../paths.ts'
import { LoginHere } from '../visit/login-here.tsx'
import type { Visit } from '../visit/visit.ts'
import { ordersTalk } from './orders-talk.ts'
import { ThanksScreen } from './thanks-screen.tsx'

type OrderSuccessScreenProps = {
  /** `none` where the address names no order; nothing where it could not be read. */
  order: Order | 'none' | undefined
  visit: Visit
}

/** The thank-you page of the order in the address; without one, the ways to find an order. */
export function OrderSuccessScreen({ order, visit }: OrderSuccessScreenProps) {
  if (order !== 'none') return <ThanksScreen order={order} visit={visit} />
  const { language, isLoggedIn } = visit
  const t = ordersTalk(language)
  const way = { href: localPath(language, TRACK_ORDER_PATH), text: t('findOrder') }
  return (
    <div className="page">
      <EmptyState level={1} icon="not-found" heading={t('success')} text={t('successText')} link={way}>
        {isLoggedIn ? (
          <ButtonLink kind="plain" href={localPath(language, ORDERS_PATH)}>
            {t('myOrders')}
          </ButtonLink>
        ) : (
          <LoginHere kind="plain" path={ORDERS_PATH} language={language} text={t('login')} />
        )}
      </EmptyState>
    </div>
  )
}
