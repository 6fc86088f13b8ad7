import type { Order } from '@dabali/api-client'
import { localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { AccountPage } from '../account/account-page.tsx'
import { FailedPart, LoginButton } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { PaginationLinks } from '../pagination/pagination-links.tsx'
import { HOME_PATH, loginPath, ORDERS_PATH, orderDetailPath, TRACK_ORDER_ACTION, TRACK_ORDER_PATH } from '../paths.ts'
import { setFormStatus } from '../server-request/form-action.ts'
import type { Owned, RequestContext } from '../server-request/request-context.ts'
import { TrackOrderForm } from './order-forms.tsx'
import { OrderRow } from './order-row.tsx'
import { OrderView } from './order-view.tsx'
import { ordersMessages, ordersTranslator } from './orders-messages.ts'
import { isTrackProblem } from './request-order-link.ts'
import trackStyles from './track-order-form.module.css'

type OrderRefusedProps = {
  refused: 'login' | 'foreign'
  context: Pick<RequestContext, 'language' | 'fail'>
  /** Where the visitor is, without the language. */
  path: string
}

/** Orders are shown only to the account that placed them. */
function OrderRefused({ refused, context: { language, fail }, path }: OrderRefusedProps) {
  const t = ordersTranslator(language)
  const status = refused === 'login' ? 401 : 403
  fail({ status })
  if (refused === 'login') {
    return (
      <FailedPart language={language} status={status} message={t('sessionExpired')} advice={t('sessionExpiredText')}>
        <LoginButton path={path} language={language} text={t('login')} />
      </FailedPart>
    )
  }
  return (
    <FailedPart language={language} status={status} message={t('otherAccount')} advice={t('otherAccountText')}>
      <ButtonLink kind="plain" href={localPath(language, ORDERS_PATH)}>
        {t('myOrders')}
      </ButtonLink>
    </FailedPart>
  )
}

type OrderScreenProps = {
  /** Nothing where it could not be read. */
  order: Order | undefined
  context: RequestContext
  query: { cancel?: string | string[] | undefined; prove?: string | string[] | undefined }
}

/** An order by its link. */
export function OrderScreen({ order, context, query }: OrderScreenProps) {
  const t = ordersTranslator(context.language)
  if (!order) return <FailedPart language={context.language} message={t('failed')} advice={t('failedText')} />
  setFormStatus(context, query.cancel)
  return (
    <OrderView
      order={order}
      context={context}
      isCancelRequested={query.cancel === 'ask'}
      problem={query.prove?.toString()}
    />
  )
}

type OwnOrderScreenProps = {
  id: string
  /** Nothing where it could not be read. */
  owned: Owned<Order> | undefined
  context: RequestContext
  query: { cancel?: string | string[] | undefined }
}

/** An order for the account that placed it. */
export function OwnOrderScreen({ id, owned, context, query }: OwnOrderScreenProps) {
  const { language } = context
  const t = ordersTranslator(language)
  if (!owned) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  if ('refused' in owned) return <OrderRefused refused={owned.refused} context={context} path={orderDetailPath(id)} />
  return <OrderView order={owned.value} context={context} isOwn isCancelRequested={query.cancel === 'ask'} />
}

type OrdersScreenProps = {
  owned: Owned<{ orders: Order[]; page: number; pages: number }> | undefined
  context: RequestContext
}

/** The orders of the account, newest first. */
export function OrdersScreen({ owned, context }: OrdersScreenProps) {
  const { language } = context
  const t = ordersTranslator(language)
  if (!owned) return <FailedPart language={language} message={t('failedList')} advice={t('failedText')} />
  if ('refused' in owned) return <OrderRefused refused={owned.refused} context={context} path={ORDERS_PATH} />
  const { orders, page, pages } = owned.value
  if (orders.length === 0) {
    const link = { href: localPath(language, HOME_PATH), text: t('home') }
    return (
      <div className="page">
        <EmptyState level={1} heading={t('empty')} text={t('emptyText')} link={link} />
      </div>
    )
  }
  return (
    <AccountPage title={t('titleOrders')} path={ORDERS_PATH} context={context}>
      <ul>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} language={language} t={t} />
        ))}
      </ul>
      <PaginationLinks path={ORDERS_PATH} page={page} pages={pages} language={language} />
    </AccountPage>
  )
}

type TrackOrderScreenProps = {
  context: RequestContext
  query: { sent?: string | string[] | undefined; problem?: string | string[] | undefined }
}

/** Requests the link of an order. */
export function TrackOrderScreen({ context, query }: TrackOrderScreenProps) {
  const { language } = context
  const texts = ordersMessages(language)
  const t = createTranslator(texts, language)
  const problem = query.problem?.toString()
  if (query.sent !== undefined) {
    return (
      <div className="page">
        <EmptyState
          level={1}
          icon="waiting"
          heading={t('trackSent')}
          text={t('trackSentText')}
          link={{ href: localPath(language, TRACK_ORDER_PATH), text: t('trackAgain') }}
        />
      </div>
    )
  }
  setFormStatus(context, problem)
  return (
    <div className="page">
      <div className={trackStyles.pair}>
        <div className={trackStyles.main}>
          <h1 className={trackStyles.heading}>{t('titleTrack')}</h1>
          <TrackOrderForm
            action={TRACK_ORDER_ACTION}
            sent={`${localPath(language, TRACK_ORDER_PATH)}?sent=1`}
            language={language}
            problem={isTrackProblem(problem) ? problem : undefined}
            texts={{
              text: t('trackText'),
              number: t('number'),
              numberHint: t('numberHint'),
              contact: t('contact'),
              send: t('trackSend'),
              problems: {
                number: t('numberMissing'),
                contact: t('contactMissing'),
                slow: t('tooManyAttempts'),
                failed: t('notSent'),
              },
            }}
          />
        </div>
        <aside className={trackStyles.aside}>
          <h2>{t('trackNext')}</h2>
          <p>{t('trackNextText')}</p>
          <ul>
            <li>{t('trackStatus')}</li>
            <li>{t('trackReceipt')}</li>
            <li>{t('trackChange')}</li>
          </ul>
          <p>
            <a href={localPath(language, loginPath(localPath(language, ORDERS_PATH)))}>{t('trackLogIn')}</a>
          </p>
        </aside>
      </div>
    </div>
  )
}
