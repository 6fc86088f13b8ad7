/** A request body as an object. */
export const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}

export const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value)

/** Parses a whole number from JSON or a form. */
export function toInteger(value: unknown, { least, most }: { least: number; most: number }): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined
  return number >= least && number <= most ? number : undefined
}

/** Formats an amount in paisa. */
export const toRupees = (paisa: number): string =>
  `Rs ${(paisa / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** Removes the oldest entries above the limit. */
export function evictOldest<Value>(entries: Map<string, Value>, most: number, onEvict?: (value: Value) => void) {
  for (const [name, value] of entries) {
    if (entries.size <= most) return
    entries.delete(name)
    onEvict?.(value)
  }
}

/** The state of a payment, independent of the gateway. */
export type State = 'open' | 'pending' | 'paid' | 'refused' | 'cancelled' | 'expired' | 'ambiguous'

/** A request to the shop and its response status; null without a response. */
export type Sent = { kind: 'callback' | 'webhook'; event: string; url: string; at: string; status: number | null }

/** What the shop is notified of. */
export type Claim = {
  outcome: 'paid' | 'pending' | 'refused' | 'cancelled' | 'expired' | 'refunded'
  /** The payment was pending before. */
  isLate?: boolean
  /** Signed with a wrong key. */
  isForged?: boolean
}

/** Amounts are in paisa. */
export type Payment<Details> = {
  /** The id at the gateway. */
  id: string
  /** The reference of the shop. */
  reference: string
  amount: number
  /** The amount that the gateway reports, which may be wrong on purpose. */
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

/** The payments of one gateway, in memory. */
export function createPaymentStore<Details>() {
  const byId = new Map<string, Payment<Details>>()
  /** The newest payment by reference. */
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
      byId.set(payment.id, payment)
      byReference.set(payment.reference, payment)
      evictOldest(byId, MAX_PAYMENTS, (oldest) => {
        if (byReference.get(oldest.reference) === oldest) byReference.delete(oldest.reference)
      })
      return payment
    },
    find: (named: string) => byId.get(named) ?? byReference.get(named),
    withTransaction: (transaction: string) => [...byId.values()].find((payment) => payment.transaction === transaction),
    /** Newest first. */
    list: () => [...byId.values()].reverse(),
    empty() {
      byId.clear()
      byReference.clear()
    },
  }
}

export type Payments<Details> = ReturnType<typeof createPaymentStore<Details>>

/** A payment as JSON. */
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
