import { ApiError, type CheckOut, type CheckoutRefusal, type Client, checkOut, type Order } from '@dabali/api-client'
import { type AttemptStorage, beginAttempt, type CheckoutAttempt, endAttempt, openAttempt } from './checkout-attempt.ts'
import { type FieldErrors, fieldErrorsIn } from './field-errors.ts'

export type Change = NonNullable<CheckoutRefusal['changes']>[number]

/** What came of asking for an order. */
export type Outcome =
  | { kind: 'placed'; order: Order }
  /** Not as the shopper saw it: price, stock, delivery. Nothing has been taken. */
  | { kind: 'changed'; changes: readonly Change[] }
  | { kind: 'fields'; errors: FieldErrors }
  /** The shop does not do it, and says why. */
  | { kind: 'refused'; message: string; code: string | undefined }
  /** Bought, emptied or joined with another one meanwhile. */
  | { kind: 'gone' }
  /** Nobody knows whether it was placed: the same attempt is to be made again. */
  | { kind: 'unanswered' }

const GONE: readonly (string | undefined)[] = ['basket_not_open', 'empty_basket', 'version_conflict']
const REUSED = 'idempotency_key_reused'

type Asked = { client: Client; storage: AttemptStorage; body: CheckOut }

/** Asks for the order, once however often it is pressed, sent or answered. */
export async function placeOrder({ client, storage, body }: Asked): Promise<Outcome> {
  const before = openAttempt(storage)
  const attempt = beginAttempt(storage, body)
  const outcome = await send(client, attempt)
  // What was never answered may have been placed, and then the basket is gone.
  const isOther = before !== undefined && before.key !== attempt.key
  const known = outcome.kind === 'gone' && isOther ? await send(client, before) : outcome
  if (known.kind !== 'unanswered') endAttempt(storage)
  return known
}

/** After a reload: the order that was asked for before, if it was placed. */
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
  // Too much at once, and what the API could not do at all, are asked for again with the same key.
  if (status === 0 || status >= 500 || status === 429 || code === 'idempotency_in_flight') return { kind: 'unanswered' }
  if (GONE.includes(code)) return { kind: 'gone' }
  if (code === REUSED) return { kind: 'refused', message, code }
  const changes = (error.body as Partial<CheckoutRefusal> | null)?.changes
  if (status === 406 && changes) return { kind: 'changed', changes }
  const errors = fieldErrorsIn(error)
  return Object.keys(errors).length > 0 ? { kind: 'fields', errors } : { kind: 'refused', message, code }
}
