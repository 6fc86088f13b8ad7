import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { FailedPart } from '../errors/failed-part.tsx'
import { ORDERS_PATH } from '../paths.ts'
import { LoginHere } from '../visit/login-here.tsx'
import type { Visit } from '../visit/visit.ts'
import { ordersTalk } from './orders-talk.ts'

type OrderRefusedProps = {
  refused: 'login' | 'foreign'
  visit: Pick<Visit, 'language' | 'fail'>
  /** Where the visitor is, without the language. */
  path: string
}

/** Orders are shown only to the account that placed them. */
export function OrderRefused({ refused, visit: { language, fail }, path }: OrderRefusedProps) {
  const t = ordersTalk(language)
  const status = refused === 'login' ? 401 : 403
  fail({ status })
  if (refused === 'login') {
    return (
      <FailedPart language={language} status={status} message={t('sessionOver')} advice={t('sessionOverText')}>
        <LoginHere path={path} language={language} text={t('login')} />
      </FailedPart>
    )
  }
  return (
    <FailedPart language={language} status={status} message={t('foreign')} advice={t('foreignText')}>
      <ButtonLink kind="plain" href={localPath(language, ORDERS_PATH)}>
        {t('myOrders')}
      </ButtonLink>
    </FailedPart>
  )
}
