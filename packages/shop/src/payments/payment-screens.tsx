import { ApiError, getOrderByHash, getPayment, type Order, type Payment, refreshPayment } from '@dabali/api-client'
import { type Language, localPath } from '@dabali/domain'
import { EmptyState } from '@dabali/ui/empty-state'
import type { Route } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { FailedPart } from '../errors/error-parts.tsx'
import { createTranslator } from '../i18n/translator.ts'
import { orderThanksPath, paymentPath, TRACK_ORDER_PATH } from '../paths.ts'
import { setFormStatus } from '../server-request/form-action.ts'
import type { RequestContext } from '../server-request/request-context.ts'
import { PaymentLayout } from './payment-panel.tsx'
import { isPayable, type LoadedPayment, type PaymentHint, paymentStatus, type SettledBy } from './payment-status.ts'
import { paymentsMessages } from './payments-messages.ts'

/** A payment with its order, which is missing where it could not be read and is not needed. */
type LoadedOrder = LoadedPayment & { order: Order | undefined }

/** Loads a payment with its order; undefined for 404, throws otherwise. */
export async function loadPayment({ client }: RequestContext, hash: string): Promise<LoadedOrder | undefined> {
  try {
    const payment = await getPayment(client, { hash })
    const order = await getOrderByHash(client, { hash: payment.order.hash }).catch((error: unknown) => {
      if (isPayable(payment)) return undefined
      throw error
    })
    return {
      payment,
      order,
      isOrderSettled: order !== undefined && !isPayable(payment) && isSettled(order),
      settledBy: order && settledBy(order),
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

const UNSETTLED: readonly string[] = ['unpaid', 'pending', 'failed', 'cancelled', 'expired', 'refunded']

/** The page after a payment is that of the order. A payment that was given up for a newer one shows nothing that is true. */
function leavePage({ payment, isOrderSettled }: LoadedPayment, language: Language, refused?: string) {
  const isPaid = paymentStatus(payment, { hint: 'none', isOrderSettled }).kind === 'paid'
  if (isPaid) redirect(localPath(language, orderThanksPath(payment.order.hash)) as Route)
  if (!payment.newer) return
  const path = localPath(language, paymentPath(payment.newer))
  redirect((refused ? `${path}?refused=${encodeURIComponent(refused)}` : path) as Route)
}

/** An order that is not payable may have been paid in another way. */
const isSettled = ({ payment_status }: Order) => !UNSETTLED.includes(payment_status)

const SETTLED: readonly string[] = ['cod_pending', 'cod_collected', 'paid', 'partially_refunded']

/** How an order was settled, for a payment that is refunded. */
function settledBy({ payment_status, payment_method }: Order): SettledBy {
  if (!SETTLED.includes(payment_status)) return undefined
  return payment_method === 'cod' ? 'cod' : 'other'
}

type Query = Readonly<Record<string, string | string[] | undefined>>
/** The lines and the sum of an order. */
type Summary = (order: Order) => ReactNode

/** The stream of a tip, while it goes on; nothing for other orders. */
type TipOf = (order: Order) => { stream: string | undefined } | undefined

type OrderParts = { summary: Summary; tip?: TipOf | undefined }

/** The browser gets what the panel needs, and not the whole order. */
const panelParts = ({ order, ...loaded }: LoadedOrder, { summary, tip }: OrderParts) => ({
  loaded,
  summary: order && summary(order),
  tip: order && tip?.(order),
})

type PaymentScreenProps = {
  /** Nothing where it could not be read. */
  loaded: LoadedOrder | undefined
  context: RequestContext
  query: Query
} & OrderParts

/** The payment page, for everyone with its link. */
export function PaymentScreen({ loaded, context, query, summary, tip }: PaymentScreenProps) {
  const { language } = context
  const texts = paymentsMessages(language)
  const t = createTranslator(texts, language)
  if (!loaded) return <FailedPart language={language} message={t('failedToRead')} advice={t('failedToReadText')} />
  const refused = query['refused']?.toString()
  leavePage(loaded, language, refused)
  setFormStatus(context, refused)
  return (
    <PaymentLayout
      {...panelParts(loaded, { summary, tip })}
      hint="none"
      starts={query['start'] !== undefined}
      refused={refused}
      texts={texts}
      language={language}
    />
  )
}

type Outcome = Exclude<PaymentHint, 'none'>
type PaymentOutcomeScreenProps = { context: RequestContext; outcome: Outcome; query: Query } & OrderParts

const TEXTS = { success: 'whichSuccess', failure: 'whichFailure', cancelled: 'whichCancelled' } as const

/** The return page of a gateway. The outcome in its URL is a hint; the payment decides. */
export async function PaymentOutcomeScreen({ context, outcome, query, summary, tip }: PaymentOutcomeScreenProps) {
  const { language } = context
  const texts = paymentsMessages(language)
  const t = createTranslator(texts, language)
  const hash = query['payment']?.toString()
  const loaded = hash ? await load(context, hash, outcome) : 'none'
  if (loaded === 'failed')
    return <FailedPart language={language} message={t('failedToRead')} advice={t('failedToReadText')} />
  if (loaded === 'none')
    return (
      <div className="page">
        <EmptyState
          level={1}
          icon="waiting"
          heading={t('whichHeading')}
          text={t(TEXTS[outcome])}
          link={{ href: localPath(language, TRACK_ORDER_PATH), text: t('trackOrder') }}
        />
      </div>
    )
  leavePage(loaded, language)
  return (
    <PaymentLayout
      {...panelParts(loaded, { summary, tip })}
      hint={outcome}
      starts={false}
      refused={undefined}
      texts={texts}
      language={language}
    />
  )
}

/** A missing payment counts as none. */
async function load(context: RequestContext, hash: string, outcome: Outcome): Promise<LoadedOrder | 'none' | 'failed'> {
  try {
    const loaded = await loadPayment(context, hash)
    if (!loaded) return 'none'
    const isDoubtful = loaded.payment.status === 'started' && outcome !== 'success'
    return isDoubtful ? { ...loaded, payment: await refresh(context, loaded.payment) } : loaded
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    context.fail(error)
    return 'failed'
  }
}

const REFRESH_TIMEOUT_MILLISECONDS = 8_000

/** Asks the gateway again: the address may be older than another try. Unchanged without an answer, which the page waits for. */
async function refresh({ client }: RequestContext, payment: Payment): Promise<Payment> {
  const options = { silent: true, retries: 0, timeoutMilliseconds: REFRESH_TIMEOUT_MILLISECONDS }
  return refreshPayment(client, { hash: payment.hash }, options).catch((error: unknown) => {
    if (error instanceof ApiError) return payment
    throw error
  })
}
