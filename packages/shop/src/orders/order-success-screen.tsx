import type { Order } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button-link'
import { EmptyState } from '@dabali/ui/empty-state'
import { ORDERS_PATH, TRACK_ORDER_PATH } from '../paths.ts'
import { LoginHere } from '../visit/login-here.tsx'
import type { Visit } from '../visit/visit.ts'
import { ordersTalk } from './orders-talk.ts'
import { ThanksScreen } from './thanks-screen.tsx'

type OrderSuccessScreenProps = {
  /** Nothing where the address names none that there is. */
  order: Order | undefined
  visit: Visit
}

/** What somebody sees who comes here with an order, or without knowing which. */
export function OrderSuccessScreen({ order, visit }: OrderSuccessScreenProps) {
  if (order) return <ThanksScreen order={order} visit={visit} />
  const { language, isLoggedIn } = visit
  const t = ordersTalk(language)
  const way = { href: localPath(language, TRACK_ORDER_PATH), text: t('findOrder') }
  return (
    <div className="page">
      <EmptyState level={1} mark="waiting" heading={t('success')} text={t('successText')} way={way}>
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
