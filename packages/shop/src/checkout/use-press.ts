import { ApiError, addUserAddress, type Client, changeBasket, type Order, type Quote } from '@dabali/api-client'
import { useRef, useState } from 'react'
import { readAddressInput } from '../account/address-input.ts'
import { useClient } from '../store/use-client.ts'
import { checkoutBody } from './checkout-body.ts'
import { type CheckoutDraft, formOf } from './checkout-draft.ts'
import type { CheckoutStart } from './checkout-start.ts'
import { type FieldErrors, type FieldTalk, fieldErrorsIn, findFieldErrors } from './field-errors.ts'
import { chosenAddress } from './first-draft.ts'
import { type Outcome, placeOrder } from './place-order.ts'
import { tabStorage } from './tab-storage.ts'

/** What came of the last press: nothing yet, or all that did not end in an order. `seen` is the total that was agreed to. */
export type PressState = {
  /** Each press is another reason to be told. */
  attempt: number
  errors: FieldErrors
  outcome?: Exclude<Outcome, { kind: 'placed' | 'fields' }>
  seen?: string | null
}

type Press = {
  start: CheckoutStart
  quote: Quote
  draft: CheckoutDraft
  talks: FieldTalk
  onPlaced: (order: Order) => void
  askAgain: () => void
}

const LONGEST_KEEPING_MILLISECONDS = 2_000
const NOTHING: PressState = { attempt: 0, errors: {} }

/** The last press: looks whether something is missing, and asks for the order, once at a time. */
export function usePress({ start, quote, draft, talks, onPlaced, askAgain }: Press) {
  const client = useClient()
  const [state, setState] = useState(NOTHING)
  const [isSending, setSending] = useState(false)
  // A second press comes before the first has been drawn as pending.
  const sending = useRef(false)

  const tell = (told: Omit<PressState, 'attempt'>) => setState(({ attempt }) => ({ attempt: attempt + 1, ...told }))

  async function press() {
    if (sending.current) return
    const savedAddress = chosenAddress(draft, start)
    const errors = findFieldErrors({ draft, quote, isMember: Boolean(start.account?.email), savedAddress }, talks)
    if (Object.keys(errors).length > 0) return tell({ errors })
    sending.current = true
    setSending(true)
    const outcome = await ask(client, { start, quote, draft }).catch(unknownFailure)
    if (outcome.kind === 'placed') {
      if (draft['save_address'] === 'on' && !savedAddress) await keepAddress(client, draft).catch(() => undefined)
      return onPlaced(outcome.order)
    }
    sending.current = false
    setSending(false)
    if (outcome.kind === 'changed') askAgain()
    if (outcome.kind === 'fields') tell({ errors: outcome.errors })
    else tell({ errors: {}, outcome, seen: quote.total })
  }

  return { ...state, isSending, press }
}

/** The order may have been placed or not, and the same attempt can be made again: its idempotency key is stored. */
function unknownFailure(error: unknown): Outcome {
  // biome-ignore lint/suspicious/noConsole: an unexpected error is reported nowhere else.
  console.error(error)
  return { kind: 'unanswered' }
}

type Asked = Pick<Press, 'start' | 'quote' | 'draft'>

async function ask(client: Client, { start, quote, draft }: Asked): Promise<Outcome> {
  try {
    await tellGift(client, { quote, draft })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const errors = fieldErrorsIn(error)
    if (Object.keys(errors).length > 0) return { kind: 'fields', errors }
    return error.status === 409 ? { kind: 'gone' } : { kind: 'refused', message: error.toast, code: error.code }
  }
  const { mode, offer } = start
  const body = checkoutBody({ draft, quote, mode, offer, savedAddress: chosenAddress(draft, start) })
  return placeOrder({ client, storage: tabStorage(), body })
}

/** For whom it is, and the note, are kept by the basket. */
async function tellGift(client: Client, { quote, draft }: Pick<Asked, 'quote' | 'draft'>) {
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

/** The page is left after it, and an order does not hang on it. */
async function keepAddress(client: Client, draft: CheckoutDraft) {
  const options = { silent: true, retries: 0, timeoutMilliseconds: LONGEST_KEEPING_MILLISECONDS }
  await addUserAddress(client, readAddressInput(formOf(draft)), options)
}
