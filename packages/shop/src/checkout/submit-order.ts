import {
  ApiError,
  addUserAddress,
  type CallOptions,
  type CheckOut,
  type CheckoutRefusal,
  type Client,
  changeBasket,
  checkOut,
  newId,
  type Order,
  type Quote,
} from '@dabali/api-client'
import { checkoutBody, chosenAddress, typedAddress } from './checkout-choices.ts'
import {
  type AttemptStorage,
  beginAttempt,
  type CheckoutAttempt,
  type CheckoutDraft,
  endAttempt,
  openAttempt,
} from './checkout-form-state.ts'
import type { CheckoutStart, Outcome } from './checkout-start.ts'
import { fieldErrorsIn } from './field-errors.ts'

const GONE: readonly (string | undefined)[] = ['basket_not_open', 'empty_basket', 'version_conflict']
const REUSED = 'idempotency_key_reused'

type Asked = { client: Client; storage: AttemptStorage; body: CheckOut }

/** Places the order exactly once, however often it is pressed or sent. */
export async function placeOrder({ client, storage, body }: Asked): Promise<Outcome> {
  const before = openAttempt(storage)
  const attempt = beginAttempt(storage, body)
  const outcome = await sendAttempt(client, attempt)
  // An unanswered attempt may have been placed, which would explain the missing basket.
  const isOther = before !== undefined && before.key !== attempt.key
  const result = outcome.kind === 'gone' && isOther ? await sendAttempt(client, before) : outcome
  if (result.kind !== 'unanswered') endAttempt(storage)
  return result
}

/** After a reload: finds the order of an unanswered attempt. */
export async function findPlacedOrder({ client, storage }: Omit<Asked, 'body'>): Promise<Order | undefined> {
  const attempt = openAttempt(storage)
  if (!attempt) return undefined
  const outcome = await sendAttempt(client, attempt)
  if (outcome.kind !== 'unanswered') endAttempt(storage)
  return outcome.kind === 'placed' ? outcome.order : undefined
}

/** Sends one attempt. */
export async function sendAttempt(
  client: Client,
  { key, body }: CheckoutAttempt,
  options?: CallOptions,
): Promise<Outcome> {
  try {
    const order = await checkOut(client, { ...body, idempotencyKey: key }, { ...options, silent: true })
    return { kind: 'placed', order }
  } catch (error) {
    if (error instanceof ApiError) return outcomeOf(error)
    throw error
  }
}

function outcomeOf(error: ApiError): Outcome {
  const { status, code, toast: message } = error
  // Rate limits and server errors are retried with the same key.
  if (status === 0 || status >= 500 || status === 429 || code === 'idempotency_in_flight') return { kind: 'unanswered' }
  if (GONE.includes(code)) return { kind: 'gone' }
  if (code === REUSED) return { kind: 'refused', message, code }
  const changes = (error.body as Partial<CheckoutRefusal> | null)?.changes
  if (status === 406 && changes) return { kind: 'changed', changes }
  const errors = fieldErrorsIn(error)
  return Object.keys(errors).length > 0 ? { kind: 'fields', errors } : { kind: 'refused', message, code }
}

type OrderRequest = {
  start: CheckoutStart
  quote: Quote
  draft: CheckoutDraft
  /** Sends the checkout request. */
  place: (body: CheckOut) => Promise<Outcome>
}

/** Places the order of a complete form, after the gift was stored in the basket. */
export async function requestOrder(client: Client, { start, quote, draft, place }: OrderRequest): Promise<Outcome> {
  const savedAddress = chosenAddress(draft, start)
  try {
    await saveGift(client, { quote, draft })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const errors = fieldErrorsIn(error)
    if (Object.keys(errors).length > 0) return { kind: 'fields', errors }
    return error.status === 409 ? { kind: 'gone' } : { kind: 'refused', message: error.toast, code: error.code }
  }
  const { mode, offer } = start
  const outcome = await place(checkoutBody({ draft, quote, mode, offer, savedAddress }))
  if (outcome.kind === 'placed' && draft['save_address'] === 'on' && !savedAddress)
    await saveAddress(client, draft).catch(() => undefined)
  return outcome
}

/** Recipient and note are stored in the basket. */
async function saveGift(client: Client, { quote, draft }: Pick<OrderRequest, 'quote' | 'draft'>) {
  if (!quote.is_gift) return
  const text = (name: string) => draft[name]?.trim() ?? ''
  const gift = {
    recipient_name: text('recipient_name'),
    recipient_email: text('recipient_email'),
    message: text('gift_message'),
    deliver_on: text('deliver_on'),
  }
  await changeBasket(client, { id: quote.id, gift }, { silent: true })
}

const SAVE_ADDRESS_TIMEOUT_MILLISECONDS = 2_000

/** Best effort: the page is left afterwards, and the order does not depend on it. */
async function saveAddress(client: Client, draft: CheckoutDraft) {
  const options = { silent: true, retries: 0, timeoutMilliseconds: SAVE_ADDRESS_TIMEOUT_MILLISECONDS }
  await addUserAddress(client, { ...typedAddress(draft), idempotencyKey: newId() }, options)
}

/** Whether the order is still to be paid through a gateway. */
export const awaitsPayment = ({ payment, payment_method: method }: Order): boolean =>
  payment !== null && method !== 'cod' && method !== 'free' && payment.status !== 'paid'
