import type { Order } from '@dabali/api-client'
import { formatNpr, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { SectionHead } from '@dabali/ui/section-head'
import { FailedPart, LoginButton } from '../errors/error-parts.tsx'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import { OrderedItems } from '../library/item-access.tsx'
import { ORDERS_PATH, orderPath, orderTicketsPath, paymentPath, TRACK_ORDER_PATH } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { ReportPurchase } from '../tracking/report-conversion.tsx'
import styles from './next-steps.module.css'
import { OrderLines, OrderSums } from './order-lines.tsx'
import { etaText, hasTickets, isOver, type OrdersTranslator, openPayment, ordersTranslator } from './orders-messages.ts'
import thanksScreenStyles from './thanks-screen.module.css'

type NextStepsProps = { order: Order; visit: RequestContext; t: OrdersTranslator }

/** What happens next, by what was bought and how it is paid. */
function NextSteps({ order, visit, t }: NextStepsProps) {
  const { language } = visit
  const arrival = etaText(order.shipping_eta, language, t)
  const isCash = order.payment_status === 'cod_pending'
  return (
    <ol className={styles.steps}>
      {order.library.length > 0 && (
        <li>
          <p>{t('nextRead')}</p>
          <OrderedItems works={order.library} hash={order.owner === null ? order.hash : undefined} visit={visit} />
        </li>
      )}
      {hasTickets(order) && (
        <li>
          <p>{t('nextTickets')}</p>
          <ButtonLink href={localPath(language, orderTicketsPath(order.hash))}>{t('seeTickets')}</ButtonLink>
        </li>
      )}
      {arrival && (
        <li>
          <p className={styles.strong}>{arrival}</p>
          <p>{t('nextParcel')}</p>
        </li>
      )}
      {isCash && <li>{t('nextCash', { amount: formatNpr(order.total_incl_tax, language) })}</li>}
      {order.gift && <li>{giftStep(order.gift, visit, t)}</li>}
      <li>{order.email ? t('nextMail', { email: order.email }) : t('nextKeep')}</li>
    </ol>
  )
}

function giftStep(
  { recipient_name: name, deliver_on }: NonNullable<Order['gift']>,
  visit: RequestContext,
  t: OrdersTranslator,
) {
  return deliver_on
    ? t('nextGiftOn', { name, date: dateInSentence(deliver_on, visit.language) })
    : t('nextGift', { name })
}

type ThanksScreenProps = { order: Order | undefined; visit: RequestContext }

/** After buying: what was bought, and what happens next. */
export function ThanksScreen({ order, visit }: ThanksScreenProps) {
  const { language } = visit
  const t = ordersTranslator(language)
  if (!order) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  return (
    <div className={`page ${thanksScreenStyles.screen}`}>
      <header className={thanksScreenStyles.head}>
        <h1 className={thanksScreenStyles.title}>{t('thanks')}</h1>
        <p className={thanksScreenStyles.said}>{t(saidOf(order), { number: order.number })}</p>
        <Ways order={order} visit={visit} t={t} />
      </header>
      <div className={thanksScreenStyles.columns}>
        <div>
          <SectionHead heading={t('nextHeading')} />
          <NextSteps order={order} visit={visit} t={t} />
          {order.owner === null && order.email && !order.is_masked && (
            <section className={thanksScreenStyles.keep} aria-labelledby="keep">
              <h2 id="keep">{t('keep')}</h2>
              <p>{t('keepText', { email: order.email })}</p>
              <LoginButton kind="plain" path={orderPath(order.hash)} language={language} text={t('login')} />
            </section>
          )}
        </div>
        <div>
          <SectionHead heading={t('lines')} />
          <OrderLines order={order} visit={visit} t={t} />
          <OrderSums order={order} language={language} t={t} />
        </div>
      </div>
      {!openPayment(order) && <ReportPurchase id={order.number} valueNpr={order.total_incl_tax} />}
    </div>
  )
}

function saidOf(order: Order): 'thanksUnpaid' | 'thanksPaid' | 'thanksOver' {
  if (openPayment(order)) return 'thanksUnpaid'
  return isOver(order) ? 'thanksOver' : 'thanksPaid'
}

function Ways({ order, visit: { language }, t }: { order: Order; visit: RequestContext; t: OrdersTranslator }) {
  const payment = openPayment(order)
  return (
    <div className={thanksScreenStyles.ways}>
      {payment && (
        <ButtonLink href={localPath(language, paymentPath(payment.hash))}>
          {t('pay', { amount: formatNpr(payment.amount, language) })}
        </ButtonLink>
      )}
      <ButtonLink kind="plain" href={localPath(language, orderPath(order.hash))}>
        {t('seeOrder')}
      </ButtonLink>
    </div>
  )
}

type OrderSuccessScreenProps = {
  /** `none` where the address names no order; nothing where it could not be read. */
  order: Order | 'none' | undefined
  visit: RequestContext
}

/** The thank-you page of the order in the address; without one, the ways to find an order. */
export function OrderSuccessScreen({ order, visit }: OrderSuccessScreenProps) {
  if (order !== 'none') return <ThanksScreen order={order} visit={visit} />
  const { language, isLoggedIn } = visit
  const t = ordersTranslator(language)
  const way = { href: localPath(language, TRACK_ORDER_PATH), text: t('findOrder') }
  return (
    <div className="page">
      <EmptyState level={1} icon="not-found" heading={t('success')} text={t('successText')} link={way}>
        {isLoggedIn ? (
          <ButtonLink kind="plain" href={localPath(language, ORDERS_PATH)}>
            {t('myOrders')}
          </ButtonLink>
        ) : (
          <LoginButton kind="plain" path={ORDERS_PATH} language={language} text={t('login')} />
        )}
      </EmptyState>
    </div>
  )
}
