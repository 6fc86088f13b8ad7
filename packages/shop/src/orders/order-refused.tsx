import { type Language, localPath } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import { ORDERS_PATH } from '../paths.ts'
import { LoginHere } from '../visit/login-here.tsx'
import { ordersTalk } from './orders-talk.ts'

type OrderRefusedProps = {
  refused: 'login' | 'foreign'
  language: Language
  /** Where the visitor is, without the language. */
  path: string
}

/** Orders are shown to the account that placed them. */
export function OrderRefused({ refused, language, path }: OrderRefusedProps) {
  const t = ordersTalk(language)
  return (
    <div className="page">
      {refused === 'foreign' ? (
        <EmptyState
          level={1}
          mark="not-found"
          heading={t('foreign')}
          text={t('foreignText')}
          way={{ href: localPath(language, ORDERS_PATH), text: t('myOrders') }}
        />
      ) : (
        <EmptyState level={1} heading={t('sessionOver')} text={t('sessionOverText')}>
          <LoginHere path={path} language={language} text={t('login')} />
        </EmptyState>
      )}
    </div>
  )
}
