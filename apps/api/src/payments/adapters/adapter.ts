import type { Language } from '../../http/language.ts'

/** One attempt to pay, as a gateway is told of it. Money is in paisa. */
export type Attempt = {
  hash: string
  /** What we gave the gateway, short and never used twice. */
  reference: string
  amount: number
  language: Language
  orderNumber: string
  openedAt: Date
  /** What the gateway calls it, once it was begun. */
  providerReference: string | null
  providerTransaction: string | null
}

/** Where the visitor goes to pay. */
export type NextAction =
  | { type: 'redirect'; url: string }
  | { type: 'form_post'; url: string; fields: Record<string, string> }
  | { type: 'none' }

/** Where gateways send the visitor back to. */
type ReturnUrls = {
  /** Ends with a slash; what follows says how it went, and is believed by nobody. */
  url: string
  site: string
}

export type InitiatedPayment = {
  next: NextAction
  providerReference: string | null
  /** Until when the gateway takes the money. */
  expiresAt: Date | null
}

/** What a visitor or a message of the gateway brings along. */
type ReturnData = { query?: URLSearchParams; rawBody?: Buffer; signature?: string | undefined }

/** What it says: never that something is paid, only that it is time to ask. */
export type Hint = { kind: 'look'; reference?: string; eventId?: string; eventType?: string }

export type GatewayStatus = {
  /** `not_found`: nothing was paid, and it still may be. `pending`: money is on its way. */
  status: 'paid' | 'pending' | 'failed' | 'cancelled' | 'expired' | 'not_found' | 'refunded' | 'partially_refunded'
  amount?: number
  currency?: string
  /** What the gateway says it was about, where it says so. */
  reference?: string
  transaction?: string | undefined
}

export type Refunding = {
  attempt: Attempt
  amount: number
  /** The same for the same refund, however often it is asked for. */
  key: string
  /** What the gateway calls it, once it was answered. */
  refundReference: string | null
  /** It was asked for before, and nobody knows what became of it. */
  isRepeat: boolean
  /** Nothing else of this payment was given back or is to be. */
  isOnly: boolean
}

export type Refunded = { status: 'done' | 'pending' | 'manual'; refundReference?: string }

export type Adapter = {
  caps: { refund: boolean; lookup: boolean; webhook: boolean; currencies: readonly string[] }
  start: (attempt: Attempt, back: ReturnUrls) => Promise<InitiatedPayment>
  /** Throws `InvalidSignature` where a signature is wrong. */
  confirm: (told: ReturnData) => Hint
  lookup: (attempt: Attempt) => Promise<GatewayStatus>
  refund: (refunding: Refunding) => Promise<Refunded>
}

/** The gateway is away, or says nothing that can be understood: nothing is known, and nothing changes. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable'
  /** What is logged of it. */
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The gateway understands, and does not do it. */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** What was said is not signed by whom it claims to come from. */
export class InvalidSignature extends Error {
  override name = 'InvalidSignature'
}

/** The courier takes the money: nobody is asked, and what goes back goes by hand. */
export const COD_ADAPTER: Adapter = {
  caps: { refund: false, lookup: false, webhook: false, currencies: ['NPR'] },
  start: async () => ({ next: { type: 'none' }, providerReference: null, expiresAt: null }),
  confirm: () => ({ kind: 'look' }),
  lookup: async () => ({ status: 'not_found' }),
  refund: async () => ({ status: 'manual' }),
}

/** An amount in paisa as eSewa writes it: rupees, with two decimals where they are not whole. */
export const toRupeeText = (paisa: number): string =>
  paisa % 100 === 0 ? String(paisa / 100) : (paisa / 100).toFixed(2)

const RUPEES = /^(\d{1,12})(?:\.(\d{1,6}))?$/

/** An amount as a gateway writes it, in paisa: `2,700.0` is 270000. What is no amount, or part of a paisa, is none. */
export function fromRupeeText(written: unknown): number | undefined {
  const text = typeof written === 'number' ? String(written) : typeof written === 'string' ? written : ''
  const [, whole, fraction = ''] = RUPEES.exec(text.trim().replace(/(?<=\d),(?=\d)/g, '')) ?? []
  if (whole === undefined || !/^0*$/.test(fraction.slice(2))) return undefined
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}
