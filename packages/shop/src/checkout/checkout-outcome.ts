import type { CheckoutRefusal, Order } from '@dabali/api-client'
import type { CheckoutDraft } from './checkout-form-state.ts'

/** By the id of the field. */
export type FieldErrors = Readonly<Record<string, string>>

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

/** The result of the last submit, unless it placed an order. `agreedTotal` is the total the shopper saw. */
export type SubmitResult = {
  errors: FieldErrors
  outcome?: Exclude<Outcome, { kind: 'placed' | 'fields' }>
  agreedTotal?: string | null
}

/** A checkout form that was sent without scripts and placed no order. */
export type PostedCheckout = {
  draft: CheckoutDraft
  /** Undefined on later visits. */
  result?: SubmitResult | undefined
  /** Of an attempt without an answer: repeating its key finds the same order. */
  key?: string | undefined
}
