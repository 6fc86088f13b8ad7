import type { Order } from '@dabali/api-client'
import { formatNpr, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { DateText } from '@dabali/ui/date-text'
import { SectionHead } from '@dabali/ui/section-head'
import { StatusText } from '@dabali/ui/status-text'
import { orderDetailPath, orderPath, paymentPath } from '../paths.ts'
import { dateWords } from '../texts/date-words.ts'
import type { Visit } from '../visit/visit.ts'
import { cancelConsequence } from './cancel-consequence.ts'
import type { CancelTexts } from './cancel-order-form.tsx'
import { CancelQuestion } from './cancel-question.tsx'
import { OrderAside } from './order-aside.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { openPayment } from './order-standing.ts'
import { OrderSums } from './order-sums.tsx'
import { OrderThings } from './order-things.tsx'
import styles from './order-view.module.css'
import type { OrdersTalk } from './orders-talk.ts'
import { ordersTalk } from './orders-talk.ts'
import { ProveOrder } from './prove-order.tsx'

type OrderViewProps = {
  order: Order
  visit: Visit
  /** Shown to its owner, and not to whoever has the link. */
  isOwn?: boolean
  /** The visitor wants to cancel it and has no scripts. */
  isAsked: boolean
  /** What went wrong with the form that proves whose it is. */
  problem?: string | undefined
}

/** All there is to say of an order. */
export function OrderView({ order, visit, isOwn = false, isAsked, problem }: OrderViewProps) {
  const { language } = visit
  const t = ordersTalk(language)
  const here = localPath(language, isOwn ? orderDetailPath(order.id) : orderPath(order.hash))
  const cancel: CancelTexts = {
    ask: t('cancelAsk'),
    consequence: cancelConsequence(order, language, t),
    cancel: t('cancel'),
    keep: t('cancelKeep'),
    cancelled: t('cancelled'),
  }
  return (
    <div className="page">
      <header className={styles.head}>
        <StatusText code={order.status_code}>{order.status_display}</StatusText>
        <h1 className={styles.title}>{t('order', { number: order.number })}</h1>
        <p className="quiet">
          {t('placed')} <DateText value={order.date_placed} language={language} />
        </p>
        <PayWay order={order} visit={visit} t={t} />
        {isAsked && order.can_cancel && (
          <CancelQuestion hash={order.hash} here={here} language={language} texts={cancel} />
        )}
      </header>
      <div className={styles.columns}>
        <div>
          {order.is_masked && <ProveOrder hash={order.hash} problem={problem} visit={visit} t={t} />}
          <OrderThings order={order} visit={visit} t={t} />
          <section aria-labelledby="lines">
            <SectionHead id="lines" heading={t('lines')} />
            <OrderLines order={order} visit={visit} t={t} />
            <OrderSums order={order} language={language} t={t} />
          </section>
          <section className={styles.history} aria-labelledby="history">
            <SectionHead id="history" heading={t('history')} />
            <OrderHistory events={order.events} language={language} />
          </section>
        </div>
        <OrderAside order={order} visit={visit} t={t} cancel={cancel} here={here} />
      </div>
    </div>
  )
}

function PayWay({ order, visit: { language }, t }: { order: Order; visit: Visit; t: OrdersTalk }) {
  const payment = openPayment(order)
  if (!payment) return null
  return (
    <div className={styles.pay}>
      <ButtonLink href={localPath(language, paymentPath(payment.hash))}>
        {t('pay', { amount: formatNpr(payment.amount, language) })}
      </ButtonLink>
      {order.expires_at && <p>{t('payUntil', { date: dateWords(order.expires_at, language) })}</p>}
    </div>
  )
}
