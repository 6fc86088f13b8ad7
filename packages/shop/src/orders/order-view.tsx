import type { Order } from '@dabali/api-client'
import { formatNpr, type Language, localPath } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { textLanguage } from '@dabali/ui/text'
import { dateInSentence } from '../i18n/date-in-sentence.ts'
import { OrderedItems } from '../library/item-access.tsx'
import {
  cancelOrderAction,
  HELP_PATH,
  orderDetailPath,
  orderPath,
  orderTicketsPath,
  paymentPath,
  verifyOrderPath,
} from '../paths.ts'
import { setFormStatus } from '../server-request/form-action.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { orderStatus } from '../tickets/order-status.ts'
import { cancelledEvents, postponedEvents } from '../tickets/ticket-state.ts'
import cancelQuestionStyles from './cancel-question.module.css'
import { OrderAside } from './order-aside.tsx'
import { CancelOrderForm, type CancelTexts, VerifyContactForm } from './order-forms.tsx'
import styles from './order-history.module.css'
import { OrderLines, OrderSums } from './order-lines.tsx'
import orderViewStyles from './order-view.module.css'
import {
  cancelConsequence,
  hasHallTicket,
  hasTickets,
  isOver,
  type OrdersTranslator,
  openPayment,
  ordersTranslator,
  partlyShipped,
} from './orders-messages.ts'

type OrderHistoryProps = { events: Order['events']; language: Language }

/** The events of an order. */
function OrderHistory({ events, language }: OrderHistoryProps) {
  return (
    <ol className={styles.history}>
      {events.map(({ code, title, at, note }) => (
        <li key={`${code} ${at}`}>
          <p className={styles.title}>{title}</p>
          {typeof note['items'] === 'string' && <p lang={textLanguage(note['items'], language)}>{note['items']}</p>}
          {typeof note['reason'] === 'string' && <p>{note['reason']}</p>}
          <p className={styles.at}>
            <DateText value={at} language={language} />
          </p>
        </li>
      ))}
    </ol>
  )
}

type OrderItemsAccessProps = { order: Order; context: RequestContext; t: OrdersTranslator }

/** The tickets and digital items of an order. */
function OrderItemsAccess({ order, context, t }: OrderItemsAccessProps) {
  return (
    <>
      {hasTickets(order) && !isOver(order) && (
        <section className={orderViewStyles.items} aria-labelledby="tickets">
          <SectionHead id="tickets" heading={t('tickets')} />
          {cancelledEvents(order) !== 'all' && <p>{t(hasHallTicket(order) ? 'ticketsText' : 'streamText')}</p>}
          <ButtonLink href={localPath(context.language, orderTicketsPath(order.hash))}>{t('viewTickets')}</ButtonLink>
        </section>
      )}
      {order.library.length > 0 && (
        <section className={orderViewStyles.items} aria-labelledby="works">
          <SectionHead id="works" heading={t('digitalItems')} />
          <OrderedItems items={order.library} hash={order.owner === null ? order.hash : undefined} context={context} />
        </section>
      )}
    </>
  )
}

type CancelQuestionProps = { hash: string; here: string; language: Language; texts: CancelTexts }

/** The confirmation of a cancellation without scripts. */
function CancelQuestion({ hash, here, language, texts }: CancelQuestionProps) {
  return (
    <section className={cancelQuestionStyles.question} aria-labelledby="cancel-question">
      <h2 id="cancel-question" className={cancelQuestionStyles.heading}>
        {texts.ask}
      </h2>
      <p>{texts.consequence}</p>
      <form className={cancelQuestionStyles.actions} method="post" action={cancelOrderAction(hash)}>
        <input type="hidden" name="language" value={language} />
        <ButtonLink kind="plain" href={here}>
          {texts.keep}
        </ButtonLink>
        <Button type="submit" kind="confirm">
          {texts.cancel}
        </Button>
      </form>
    </section>
  )
}

type VerifyContactProps = { hash: string; problem: string | undefined; context: RequestContext; t: OrdersTranslator }

const PROBLEMS = {
  missing: 'contactMissing',
  wrong: 'confirmWrong',
  slow: 'tooManyAttempts',
  failed: 'notSent',
} as const
const isProblem = (name: string): name is keyof typeof PROBLEMS => name in PROBLEMS

/** Asks for the contact when the order is masked. */
function VerifyContact({ hash, problem = '', context, t }: VerifyContactProps) {
  setFormStatus(context, problem)
  return (
    <section className={orderViewStyles.verify} aria-labelledby="prove">
      <h2 id="prove" className={orderViewStyles.heading}>
        {t('confirmHeading')}
      </h2>
      <p>{t('confirmText')}</p>
      <VerifyContactForm
        hash={hash}
        action={verifyOrderPath(hash)}
        language={context.language}
        problem={isProblem(problem) ? t(PROBLEMS[problem]) : undefined}
        texts={{
          contact: t('contact'),
          hint: t('confirmHint'),
          send: t('confirmSend'),
          missing: t('contactMissing'),
          notSent: t('notSent'),
        }}
      />
    </section>
  )
}

/** The texts of the button that cancels an order, and of its confirmation. */
const cancelTexts = (order: Order, language: Language, t: OrdersTranslator): CancelTexts => ({
  ask: t('cancelQuestion'),
  consequence: cancelConsequence(order, language, t),
  cancel: t('cancel'),
  keep: t('cancelKeep'),
  cancelled: t('cancelled'),
})

type OrderViewProps = {
  order: Order
  context: RequestContext
  /** Shown to its account, not by link. */
  isOwn?: boolean
  /** Cancellation was requested without scripts. */
  isCancelRequested: boolean
  /** What went wrong with the form that proves whose it is. */
  problem?: string | undefined
}

/** The order page's content. */
export function OrderView({ order, context, isOwn = false, isCancelRequested, problem }: OrderViewProps) {
  const { language } = context
  const t = ordersTranslator(language)
  const status = orderStatus(order, language)
  const part = partlyShipped(order)
  const here = localPath(language, isOwn ? orderDetailPath(order.id) : orderPath(order.hash))
  const cancel = cancelTexts(order, language, t)
  return (
    <div className="page">
      <header className={orderViewStyles.head}>
        <StatusText code={status.code}>{status.text}</StatusText>
        <h1 className={orderViewStyles.title}>{t('order', { number: order.number })}</h1>
        <p className="quiet">
          {t('placed')} <DateText value={order.date_placed} language={language} />
        </p>
        {part && <p>{t('partlyShippedText', { shipped: part.shipped, total: part.total })}</p>}
        <PayLink order={order} context={context} t={t} />
        <CancelledEventNotice order={order} context={context} t={t} cancel={cancel} here={here} />
        <PostponedEventNotice order={order} t={t} />
        {isCancelRequested && order.can_cancel && (
          <CancelQuestion hash={order.hash} here={here} language={language} texts={cancel} />
        )}
      </header>
      <div className={orderViewStyles.columns}>
        <div>
          {order.is_masked && <VerifyContact hash={order.hash} problem={problem} context={context} t={t} />}
          <OrderItemsAccess order={order} context={context} t={t} />
          <section aria-labelledby="lines">
            <SectionHead id="lines" heading={t('items')} />
            <OrderLines order={order} context={context} t={t} />
            <OrderSums order={order} language={language} t={t} />
          </section>
          <section className={orderViewStyles.history} aria-labelledby="history">
            <SectionHead id="history" heading={t('history')} />
            <OrderHistory events={order.events} language={language} />
          </section>
        </div>
        <OrderAside order={order} context={context} t={t} cancel={cancel} here={here} />
      </div>
    </div>
  )
}

function PayLink({ order, context: { language }, t }: { order: Order; context: RequestContext; t: OrdersTranslator }) {
  const payment = openPayment(order)
  if (!payment) return null
  return (
    <div className={orderViewStyles.pay}>
      <ButtonLink href={localPath(language, paymentPath(payment.hash))}>
        {t('pay', { amount: formatNpr(payment.amount, language) })}
      </ButtonLink>
      {order.expires_at && <p>{t('payUntil', { date: dateInSentence(order.expires_at, language) })}</p>}
    </div>
  )
}

/** That an event of the order is postponed, and that its tickets stay valid. */
function PostponedEventNotice({ order, t }: { order: Order; t: OrdersTranslator }) {
  const events = postponedEvents(order)
  if (events === 'none') return null
  return (
    <div className={orderViewStyles.notice}>
      <p>
        <b>{t(events === 'all' ? 'eventPostponed' : 'oneEventPostponed')}</b>{' '}
        {hasTickets(order) && t('eventPostponedText')}
      </p>
    </div>
  )
}

type CancelledEventNoticeProps = Parameters<typeof OrderAside>[0]

/** That an event of the order is cancelled, and how to be refunded. */
function CancelledEventNotice({ order, context, t, cancel, here }: CancelledEventNoticeProps) {
  const events = cancelledEvents(order)
  if (events === 'none') return null
  return (
    <div className={orderViewStyles.notice}>
      <p>
        <b>{t(events === 'all' ? 'eventCancelled' : 'oneEventCancelled')}</b>{' '}
        {order.can_cancel && `${t('eventCancelledText')} ${cancel.consequence}`}
        {order.is_masked ? t('eventCancelledMasked') : order.cancel_reason}
      </p>
      {order.can_cancel && <CancelOrderForm hash={order.hash} here={here} texts={cancel} />}
      {!order.can_cancel && !order.is_masked && (
        <a href={context.origins.store + localPath(context.language, HELP_PATH)}>{t('help')}</a>
      )}
    </div>
  )
}
