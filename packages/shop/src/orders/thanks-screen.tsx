import type { Order } from '@dabali/api-client'
import { formatNpr, localPath } from '@dabali/domain'
import { ButtonLink } from '@dabali/ui/button'
import { SectionHead } from '@dabali/ui/section-head'
import { FailedPart } from '../errors/failed-part.tsx'
import { orderPath, paymentPath } from '../paths.ts'
import { LoginHere } from '../visit/login-here.tsx'
import type { Visit } from '../visit/visit.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderLines } from './order-lines.tsx'
import { isOver, openPayment } from './order-standing.ts'
import { OrderSums } from './order-sums.tsx'
import { type OrdersTalk, ordersTalk } from './orders-talk.ts'
import { ReportPurchase } from './report-purchase.tsx'
import styles from './thanks-screen.module.css'

type ThanksScreenProps = { order: Order | undefined; visit: Visit }

/** After buying: what was bought, and what happens next. */
export function ThanksScreen({ order, visit }: ThanksScreenProps) {
  const { language } = visit
  const t = ordersTalk(language)
  if (!order) return <FailedPart language={language} message={t('failed')} advice={t('failedText')} />
  return (
    <div className={`page ${styles.screen}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('thanks')}</h1>
        <p className={styles.said}>{t(saidOf(order), { number: order.number })}</p>
        <Ways order={order} visit={visit} t={t} />
      </header>
      <div className={styles.columns}>
        <div>
          <SectionHead heading={t('nextHeading')} />
          <NextSteps order={order} visit={visit} t={t} />
          {order.owner === null && order.email && !order.is_masked && (
            <section className={styles.keep} aria-labelledby="keep">
              <h2 id="keep">{t('keep')}</h2>
              <p>{t('keepText', { email: order.email })}</p>
              <LoginHere kind="plain" path={orderPath(order.hash)} language={language} text={t('login')} />
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

function Ways({ order, visit: { language }, t }: { order: Order; visit: Visit; t: OrdersTalk }) {
  const payment = openPayment(order)
  return (
    <div className={styles.ways}>
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
