import type { Language } from '../../http/language.ts'

/** A payment as an adapter needs it. Money is in paisa. */
export type Attempt = {
  hash: string
  /** Our reference at the gateway: short and unique. */
  reference: string
  amount: number
  language: Language
  orderNumber: string
  openedAt: Date
  /** The id of the gateway, once the payment was started. */
  providerReference: string | null
  providerTransaction: string | null
}

/** How the visitor continues to the gateway. */
export type NextAction =
  | { type: 'redirect'; url: string }
  | { type: 'form_post'; url: string; fields: Record<string, string> }
  | { type: 'none' }

/** Return URLs for the gateway. */
type ReturnUrls = {
  /** Ends with a slash; the outcome is appended and not trusted. */
  url: string
  site: string
}

export type InitiatedPayment = {
  next: NextAction
  providerReference: string | null
  /** The latest time at which the gateway accepts the payment. */
  expiresAt: Date | null
}

/** Data of a return or a webhook. */
type ReturnData = { query?: URLSearchParams; rawBody?: Buffer; signature?: string | undefined }

/** What staff may see of a webhook: nothing about the payer, and no secret. */
export type EventFacts = Record<string, string | number | boolean>

/** A return or webhook only says that the status should be requested, never that a payment is paid. */
export type Hint = { kind: 'look'; reference?: string; eventId?: string; eventType?: string; eventFacts?: EventFacts }

export type GatewayStatus = {
  /** `not_found`: not paid, and still possible. `pending`: the gateway is processing the payment. */
  status: 'paid' | 'pending' | 'failed' | 'cancelled' | 'expired' | 'not_found' | 'refunded' | 'partially_refunded'
  amount?: number
  currency?: string
  /** Our reference, if the gateway returns it. */
  reference?: string
  transaction?: string | undefined
}

export type Refunding = {
  attempt: Attempt
  amount: number
  /** Idempotency key of the refund. */
  key: string
  /** The refund id of the gateway, once it has answered. */
  refundReference: string | null
  /** An earlier request may or may not have reached the gateway. */
  isRepeat: boolean
  /** The payment has no other refunds. */
  isOnly: boolean
}

export type Refunded = { status: 'done' | 'pending' | 'manual'; refundReference?: string }

export type Adapter = {
  caps: { refund: boolean; lookup: boolean; webhook: boolean; currencies: readonly string[] }
  start: (attempt: Attempt, back: ReturnUrls) => Promise<InitiatedPayment>
  /** Throws `InvalidSignature` for a wrong signature. */
  confirm: (told: ReturnData) => Hint
  lookup: (attempt: Attempt) => Promise<GatewayStatus>
  refund: (refunding: Refunding) => Promise<Refunded>
}

/** The gateway does not answer, or not understandably: the status is unknown, and nothing changes. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable'
  /** The code for the log. */
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The gateway understands the request and refuses it. */
export class GatewayRefusal extends Error {
  override name = 'GatewayRefusal'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** The data is not signed by the gateway. */
export class InvalidSignature extends Error {
  override name = 'InvalidSignature'
}

/** Cash on delivery: there is no gateway, and refunds are manual. */
export const COD_ADAPTER: Adapter = {
  caps: { refund: false, lookup: false, webhook: false, currencies: ['NPR'] },
  start: async () => ({ next: { type: 'none' }, providerReference: null, expiresAt: null }),
  confirm: () => ({ kind: 'look' }),
  lookup: async () => ({ status: 'not_found' }),
  refund: async () => ({ status: 'manual' }),
}

/** An amount in paisa as eSewa writes it: rupees, with two decimals if they are not whole. */
export const toRupeeText = (paisa: number): string =>
  paisa % 100 === 0 ? String(paisa / 100) : (paisa / 100).toFixed(2)

const RUPEES = /^(\d{1,12})(?:\.(\d{1,6}))?$/

/** An amount of a gateway in paisa: `2,700.0` is 270000. Undefined for other text and for fractions of a paisa. */
export function fromRupeeText(written: unknown): number | undefined {
  const text = typeof written === 'number' ? String(written) : typeof written === 'string' ? written : ''
  const [, whole, fraction = ''] = RUPEES.exec(text.trim().replace(/(?<=\d),(?=\d)/g, '')) ?? []
  if (whole === undefined || !/^0*$/.test(fraction.slice(2))) return undefined
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

/** Shorter than the timeout of the caller. */
const LONGEST_MS = 6000
const LARGEST_BYTES = 256 * 1024

type Question = { url: string; headers?: Record<string, string>; body?: object }

/** Requests JSON from a gateway, with a time limit and a size limit and without redirects. */
export async function askGateway({ url, headers = {}, body }: Question): Promise<{ status: number; answer: object }> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(LONGEST_MS),
      // A redirect could lead to a host that is not trusted.
      redirect: 'manual',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const answer: unknown = JSON.parse(await textOf(response))
    if (typeof answer !== 'object' || answer === null) throw new GatewayUnavailable('UNREADABLE')
    if (response.status >= 500 || (response.status >= 300 && response.status < 400))
      throw new GatewayUnavailable(`HTTP_${response.status}`)
    return { status: response.status, answer }
  } catch (failure) {
    throw failure instanceof GatewayUnavailable ? failure : new GatewayUnavailable(codeOf(failure))
  }
}

async function textOf({ body, status }: Response) {
  if (body === null) throw new GatewayUnavailable(`HTTP_${status}`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > LARGEST_BYTES) throw new GatewayUnavailable('TOO_LARGE')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function codeOf(failure: unknown) {
  if (failure instanceof SyntaxError) return 'UNREADABLE'
  if (failure instanceof Error && failure.name === 'TimeoutError') return 'LATE'
  return 'UNREACHABLE'
}

/** A string property of a plausible length. */
export function textIn(answer: object, name: string): string | undefined {
  const value: unknown = Reflect.get(answer, name)
  return typeof value === 'string' && /^[\x21-\x7e][\x20-\x7e]{0,499}$/.test(value) ? value : undefined
}

/** An integer property. */
export function integerIn(answer: object, name: string): number | undefined {
  const value: unknown = Reflect.get(answer, name)
  return Number.isSafeInteger(value) ? Number(value) : undefined
}
