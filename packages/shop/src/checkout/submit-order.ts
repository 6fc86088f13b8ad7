import {
  ApiError,
  addUserAddress,
  type CheckOut,
  type CheckoutRefusal,
  type Client,
  changeBasket,
  checkOut,
  type Order,
  type Quote,
} from '@dabali/api-client'
import { useRef, useState } from 'react'
import { readAddressInput } from '../account/address-input.ts'
import { useClient } from '../store/store.ts'
import { checkoutBody, chosenAddress } from './checkout-choices.ts'
import {
  type AttemptStorage,
  beginAttempt,
  type CheckoutAttempt,
  type CheckoutDraft,
  endAttempt,
  formOf,
  openAttempt,
  safeSessionStorage,
} from './checkout-form-state.ts'
import type { CheckoutStart } from './checkout-start.ts'
import { type FieldErrors, type FieldTranslators, fieldErrorsIn, findFieldErrors } from './field-errors.ts'

export type Change = NonNullable<CheckoutRefusal['changes']>[number]

/** The outcome of a checkout request. */
export type Outcome =
  | { kind: 'placed'; order: Order }
  /** Price, stock or delivery changed; nothing was charged. */
  | { kind: 'changed'; changes: readonly Change[] }
  | { kind: 'fields'; errors: FieldErrors }
  /** Refused with a message. */
  | { kind: 'refused'; message: string; code: string | undefined }
  /** The basket was bought, emptied or merged meanwhile. */
  | { kind: 'gone' }
  /** Unknown whether it was placed: the same attempt is to be repeated. */
  | { kind: 'unanswered' }

const GONE: readonly (string | undefined)[] = ['basket_not_open', 'empty_basket', 'version_conflict']
const REUSED = 'idempotency_key_reused'

type Asked = { client: Client; storage: AttemptStorage; body: CheckOut }

/** Places the order exactly once, however often it is pressed or sent. */
export async function placeOrder({ client, storage, body }: Asked): Promise<Outcome> {
  const before = openAttempt(storage)
  const attempt = beginAttempt(storage, body)
  const outcome = await send(client, attempt)
  // An unanswered attempt may have been placed, which would explain the missing basket.
  const isOther = before !== undefined && before.key !== attempt.key
  const result = outcome.kind === 'gone' && isOther ? await send(client, before) : outcome
  if (result.kind !== 'unanswered') endAttempt(storage)
  return result
}

/** After a reload: finds the order of an unanswered attempt. */
export async function findPlacedOrder({ client, storage }: Omit<Asked, 'body'>): Promise<Order | undefined> {
  const attempt = openAttempt(storage)
  if (!attempt) return undefined
  const outcome = await send(client, attempt)
  if (outcome.kind !== 'unanswered') endAttempt(storage)
  return outcome.kind === 'placed' ? outcome.order : undefined
}

async function send(client: Client, { key, body }: CheckoutAttempt): Promise<Outcome> {
  try {
    const order = await checkOut(client, { ...body, idempotencyKey: key }, { silent: true })
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

/** The result of the last submit, unless it placed an order. `agreedTotal` is the total the shopper saw. */
export type SubmitState = {
  /** Counts submits, so that each one announces its result. */
  attempt: number
  errors: FieldErrors
  outcome?: Exclude<Outcome, { kind: 'placed' | 'fields' }>
  agreedTotal?: string | null
}

type SubmitOptions = {
  start: CheckoutStart
  quote: Quote
  draft: CheckoutDraft
  translators: FieldTranslators
  onPlaced: (order: Order) => void
  refreshQuote: () => void
}

const SAVE_ADDRESS_TIMEOUT_MILLISECONDS = 2_000
const NOTHING: SubmitState = { attempt: 0, errors: {} }

/** Validates and submits the order, one request at a time. */
export function useSubmitOrder({ start, quote, draft, translators, onPlaced, refreshQuote }: SubmitOptions) {
  const client = useClient()
  const [state, setState] = useState(NOTHING)
  const [isSending, setSending] = useState(false)
  // A second press can arrive before the pending state is rendered.
  const sending = useRef(false)

  const update = (next: Omit<SubmitState, 'attempt'>) => setState(({ attempt }) => ({ attempt: attempt + 1, ...next }))

  async function submit() {
    if (sending.current) return
    const savedAddress = chosenAddress(draft, start)
    const errors = findFieldErrors({ draft, quote, isMember: Boolean(start.account?.email), savedAddress }, translators)
    if (Object.keys(errors).length > 0) return update({ errors })
    sending.current = true
    setSending(true)
    const outcome = await requestOrder(client, { start, quote, draft }).catch(unknownFailure)
    if (outcome.kind === 'placed') {
      if (draft['save_address'] === 'on' && !savedAddress) await saveAddress(client, draft).catch(() => undefined)
      return onPlaced(outcome.order)
    }
    sending.current = false
    setSending(false)
    if (outcome.kind === 'changed') refreshQuote()
    if (outcome.kind === 'fields') update({ errors: outcome.errors })
    else update({ errors: {}, outcome, agreedTotal: quote.total })
  }

  return { ...state, isSending, submit }
}

/** The order may have been placed or not, and the same attempt can be made again: its idempotency key is stored. */
function unknownFailure(error: unknown): Outcome {
  // biome-ignore lint/suspicious/noConsole: an unexpected error is reported nowhere else.
  console.error(error)
  return { kind: 'unanswered' }
}

type OrderRequest = Pick<SubmitOptions, 'start' | 'quote' | 'draft'>

async function requestOrder(client: Client, { start, quote, draft }: OrderRequest): Promise<Outcome> {
  try {
    await saveGift(client, { quote, draft })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const errors = fieldErrorsIn(error)
    if (Object.keys(errors).length > 0) return { kind: 'fields', errors }
    return error.status === 409 ? { kind: 'gone' } : { kind: 'refused', message: error.toast, code: error.code }
  }
  const { mode, offer } = start
  const body = checkoutBody({ draft, quote, mode, offer, savedAddress: chosenAddress(draft, start) })
  return placeOrder({ client, storage: safeSessionStorage(), body })
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

/** Best effort: the page is left afterwards, and the order does not depend on it. */
async function saveAddress(client: Client, draft: CheckoutDraft) {
  const options = { silent: true, retries: 0, timeoutMilliseconds: SAVE_ADDRESS_TIMEOUT_MILLISECONDS }
  await addUserAddress(client, readAddressInput(formOf(draft)), options)
}
