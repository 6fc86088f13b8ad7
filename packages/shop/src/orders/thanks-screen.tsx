import { listOrderTicketsByHash, type Order, type Ticket } from '@dabali/api-client'
import { formatNpr, type Language, localPath } from '@dabali/domain'
import { ButtonLink, buttonClasses } from '@dabali/ui/button'
import { EmptyState } from '@dabali/ui/empty-state'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { FailedPart, LoginButton } from '../errors/error-parts.tsx'
import { OrderedItems } from '../library/item-access.tsx'
import { ORDERS_PATH, orderPath, orderTicketsPath, paymentPath, TRACK_ORDER_PATH } from '../paths.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { TicketFileButtons } from '../tickets/ticket-aside.tsx'
import { orderFiles, TicketList } from '../tickets/ticket-screens.tsx'
import {
  cancelledEvents,
  isLiveNow,
  isStreamOpen,
  isTipOrder,
  livePath,
  tippedStreamPath,
} from '../tickets/ticket-state.ts'
import { ForgetTicketToday } from '../tickets/ticket-today.tsx'
import { ticketsTranslator } from '../tickets/tickets-messages.ts'
import { ReportPurchase } from '../tracking/report-conversion.tsx'
import { giftSteps } from './gift-text.ts'
import { loadOrder } from './load-orders.ts'
import styles from './next-steps.module.css'
import { OrderLines, OrderSums } from './order-lines.tsx'
import {
  etaText,
  hasTickets,
  isOver,
  type OrdersTranslator,
  openPayment,
  ordersTranslator,
  paymentMethodText,
} from './orders-messages.ts'
import thanksScreenStyles from './thanks-screen.module.css'

type NextStepsProps = { order: Order; context: RequestContext; t: OrdersTranslator }

/** The next steps by content and payment of the order. */
function NextSteps({ order, context, t }: NextStepsProps) {
  const { language } = context
  const arrival = etaText(order, language, t)
  const isCash = order.payment_status === 'cod_pending'
  return (
    <ol className={styles.steps}>
      {order.library.length > 0 && (
        <li>
          <p>{t('nextRead')}</p>
          <OrderedItems items={order.library} hash={order.owner === null ? order.hash : undefined} context={context} />
        </li>
      )}
      {arrival && (
        <li>
          <p className={styles.strong}>{arrival}</p>
          <p>{t(order.shipping_address ? 'nextParcel' : 'nextPickUp')}</p>
        </li>
      )}
      {isCash && <li>{t('nextCash', { amount: formatNpr(order.total_to_pay, language) })}</li>}
      {giftSteps(order, language, t).map((step) => (
        <li key={step}>
          <p>{step}</p>
        </li>
      ))}
      <li>{order.email ? t('nextEmail', { email: order.email }) : t('nextBookmark')}</li>
    </ol>
  )
}

/** An order with its tickets, which are issued when it is settled. */
export type ThanksOrder = { order: Order; tickets: readonly Ticket[] }

/** The order of a link with its tickets. */
export async function loadThanks(context: RequestContext, hash: string): Promise<ThanksOrder | undefined> {
  const order = await loadOrder(context, hash)
  if (!order) return undefined
  if (!hasTickets(order) || isOver(order)) return { order, tickets: [] }
  const { results } = await listOrderTicketsByHash(context.client, { hash })
  return { order, tickets: results.filter(({ state }) => state !== 'revoked' && state !== 'transferred') }
}

type ThanksScreenProps = { found: ThanksOrder | undefined; context: RequestContext }

/** The thank-you page. */
export function ThanksScreen({ found, context }: ThanksScreenProps) {
  const { language } = context
  const t = ordersTranslator(language)
  if (!found) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  const { order, tickets } = found
  const payment = order.payment
  const takingPlace = tickets.filter(({ date }) => date.state !== 'cancelled')
  return (
    <div className={`page ${thanksScreenStyles.screen}`}>
      {tickets.length > 0 && <ForgetTicketToday />}
      <header className={thanksScreenStyles.head}>
        {payment?.status === 'paid' && payment.method !== 'free' && (
          <StatusText code="s">
            {t('paidWith', {
              method: paymentMethodText(payment.method, t),
              amount: formatNpr(payment.amount, language),
            })}
          </StatusText>
        )}
        <h1 className={thanksScreenStyles.title}>
          {t(thanksHeading(order, takingPlace), { count: takingPlace.length })}
        </h1>
        <p className={thanksScreenStyles.summary}>{t(thanksText(order), { number: order.number })}</p>
        <CancelledEvent order={order} language={language} />
        <ThanksActions order={order} tickets={tickets} context={context} t={t} />
      </header>
      <div className={`${thanksScreenStyles.columns} ${tickets.length > 0 ? thanksScreenStyles.withTickets : ''}`}>
        <div>
          {tickets.length > 0 && (
            <div className={thanksScreenStyles.tickets}>
              <TicketList tickets={tickets} language={language} />
            </div>
          )}
          <SectionHead heading={t('nextHeading')} />
          <NextSteps order={order} context={context} t={t} />
          {order.owner === null && order.email && !order.is_masked && (
            <section className={thanksScreenStyles.keep} aria-labelledby="keep">
              <h2 id="keep">{t('saveToAccount')}</h2>
              <p>{t('saveToAccountText', { email: order.email })}</p>
              <LoginButton kind="plain" path={orderPath(order.hash)} language={language} text={t('login')} />
            </section>
          )}
        </div>
        <div>
          {tickets.length > 0 && (
            <div className={thanksScreenStyles.files}>
              <TicketFileButtons
                tickets={tickets}
                files={orderFiles(order.hash, language)}
                t={ticketsTranslator(language)}
              />
            </div>
          )}
          <SectionHead heading={t('items')} />
          <OrderLines order={order} context={context} t={t} />
          <OrderSums order={order} language={language} t={t} />
        </div>
      </div>
      {!openPayment(order) && <ReportPurchase id={order.number} valueNpr={order.total_incl_tax} />}
    </div>
  )
}

/** That an event of the order is cancelled; the order's own page has the refund. */
function CancelledEvent({ order, language }: { order: Order; language: Language }) {
  const cancelled = cancelledEvents(order)
  if (cancelled === 'none') return null
  return <p>{ticketsTranslator(language)(cancelled === 'all' ? 'cancelledAll' : 'cancelledSome')}</p>
}

function thanksText(order: Order): 'thanksUnpaid' | 'thanksPaid' | 'thanksClosed' | 'tipPaid' | 'order' {
  if (openPayment(order)) return 'thanksUnpaid'
  if (isOver(order)) return 'thanksClosed'
  if (cancelledEvents(order) === 'all') return 'order'
  return isTipOrder(order) ? 'tipPaid' : 'thanksPaid'
}

/** The heading names what is ready. */
function thanksHeading(
  order: Order,
  tickets: readonly Ticket[],
): 'thanks' | 'thanksTip' | 'thanksTickets' | 'thanksStream' | 'thanksLive' | 'thanksCancelled' {
  if (cancelledEvents(order) === 'all') return 'thanksCancelled'
  if (tickets.length === 0) return thanksText(order) === 'tipPaid' ? 'thanksTip' : 'thanks'
  if (tickets.some(isLiveNow)) return 'thanksLive'
  return tickets.every(({ admits }) => admits === 'stream') ? 'thanksStream' : 'thanksTickets'
}

type ThanksActionsProps = ThanksOrder & { context: RequestContext; t: OrdersTranslator }

function ThanksActions({ order, tickets, context, t }: ThanksActionsProps) {
  const { language } = context
  const payment = openPayment(order)
  const live = tickets.find(isStreamOpen)
  const tipped = tippedStreamPath(order, context)
  return (
    <div className={thanksScreenStyles.actions}>
      {payment && (
        <ButtonLink href={localPath(language, paymentPath(payment.hash))}>
          {t('pay', { amount: formatNpr(payment.amount, language) })}
        </ButtonLink>
      )}
      {live && (
        // The stream page checks the login, so it needs a full page load.
        <a className={buttonClasses({})} href={livePath(live, context)}>
          {t('watchNow')}
        </a>
      )}
      {tipped && (
        <a className={buttonClasses(payment ? { kind: 'plain' } : {})} href={tipped}>
          {t('backToStream')}
        </a>
      )}
      {tickets.length > 0 && (
        <ButtonLink kind={live ? 'plain' : 'main'} href={localPath(language, orderTicketsPath(order.hash))}>
          {t('viewTickets')}
        </ButtonLink>
      )}
      <ButtonLink kind="plain" href={localPath(language, orderPath(order.hash))}>
        {t('viewOrder')}
      </ButtonLink>
    </div>
  )
}

type OrderSuccessScreenProps = {
  /** `none` where the address names no order; nothing where it could not be read. */
  found: ThanksOrder | 'none' | undefined
  context: RequestContext
}

/** The thank-you page of the order in the address; without one, the ways to find an order. */
export function OrderSuccessScreen({ found, context }: OrderSuccessScreenProps) {
  if (found !== 'none') return <ThanksScreen found={found} context={context} />
  const { language, isLoggedIn } = context
  const t = ordersTranslator(language)
  const link = { href: localPath(language, TRACK_ORDER_PATH), text: t('trackOrder') }
  return (
    <div className="page">
      <EmptyState level={1} icon="not-found" heading={t('success')} text={t('successText')} link={link}>
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
