import { evictOldest } from './values.ts'

/** What became of a payment, whatever the gateway calls it. */
export type State = 'open' | 'pending' | 'paid' | 'refused' | 'cancelled' | 'expired' | 'ambiguous'

/** Something that was told to the shop, and what it answered: nothing, when nobody was there. */
export type Sent = { kind: 'callback' | 'webhook'; event: string; url: string; at: string; status: number | null }

/** What the shop is made to believe of a payment. */
export type Claim = {
  outcome: 'paid' | 'pending' | 'refused' | 'cancelled' | 'expired' | 'refunded'
  /** It was pending before. */
  isLate?: boolean
  /** Signed by somebody who does not know the key. */
  isForged?: boolean
}

/** Money is in paisa. */
export type Payment<Details> = {
  /** What the gateway calls it. */
  id: string
  /** What the shop calls it. */
  reference: string
  amount: number
  /** What the gateway says was paid: another amount when it lies. */
  reportedAmount: number
  state: State
  transaction: string | null
  refunded: number
  openedAt: string
  pageUrl: string
  sent: Sent[]
  lastClaim: Claim | null
  details: Details
}

const MAX_PAYMENTS = 50_000

export type NewPayment<Details> = Pick<Payment<Details>, 'id' | 'reference' | 'amount' | 'pageUrl' | 'details'>

/** The payments of one gateway, for as long as the process lives. */
export function createPaymentStore<Details>() {
  const kept = new Map<string, Payment<Details>>()
  /** The newest of each reference. */
  const byReference = new Map<string, Payment<Details>>()

  return {
    open(opened: NewPayment<Details>): Payment<Details> {
      const payment: Payment<Details> = {
        ...opened,
        reportedAmount: opened.amount,
        state: 'open',
        transaction: null,
        refunded: 0,
        openedAt: new Date().toISOString(),
        sent: [],
        lastClaim: null,
      }
      kept.set(payment.id, payment)
      byReference.set(payment.reference, payment)
      evictOldest(kept, MAX_PAYMENTS, (oldest) => {
        if (byReference.get(oldest.reference) === oldest) byReference.delete(oldest.reference)
      })
      return payment
    },
    find: (named: string) => kept.get(named) ?? byReference.get(named),
    withTransaction: (transaction: string) => [...kept.values()].find((payment) => payment.transaction === transaction),
    /** The newest first. */
    list: () => [...kept.values()].reverse(),
    empty() {
      kept.clear()
      byReference.clear()
    },
  }
}

export type Payments<Details> = ReturnType<typeof createPaymentStore<Details>>

/** A payment as a program is told of it. */
export const shown = <Details>({
  details: _,
  lastClaim: __,
  reportedAmount,
  openedAt,
  pageUrl,
  ...payment
}: Payment<Details>) => ({
  ...payment,
  told_amount: reportedAmount,
  opened_at: openedAt,
  page_url: pageUrl,
})
