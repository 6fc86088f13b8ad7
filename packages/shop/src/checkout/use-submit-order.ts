import type { Order, Quote } from '@dabali/api-client'
import { focusField } from '@dabali/ui/error-summary'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { selectStoreData, useClient, useShopSelector } from '../store/store.ts'
import { chosenAddress, withoutRemovedAddress } from './checkout-choices.ts'
import {
  type CheckoutDraft,
  claimDraft,
  draftIn,
  loadDraft,
  mergeDrafts,
  safeSessionStorage,
  saveDraft,
} from './checkout-form-state.ts'
import type { CheckoutStart, FieldErrors, Outcome, SubmitResult } from './checkout-start.ts'
import { type FieldTranslators, findFieldErrors, listErrors, remainingErrors } from './field-errors.ts'
import { placeOrder, requestOrder } from './submit-order.ts'
import type { useQuote } from './use-quote.ts'

export type SubmitState = SubmitResult & {
  /** What was submitted. */
  submitted: { draft: CheckoutDraft; local: FieldErrors }
  /** Counts submits, so that each one announces its result. */
  attempt: number
}

type SubmitOptions = {
  start: CheckoutStart
  quote: Quote
  draft: CheckoutDraft
  translators: FieldTranslators
  onPlaced: (order: Order) => void
  refreshQuote: () => void
}

/** Validates and submits the order, one request at a time. Begins with the result of the form without scripts. */
export function useSubmitOrder({ start, quote, draft, translators, onPlaced, refreshQuote }: SubmitOptions) {
  const client = useClient()
  const [state, setState] = useState<SubmitState>(() => ({
    attempt: 0,
    errors: {},
    ...start.posted?.result,
    submitted: { draft, local: {} },
  }))
  const [isSending, setSending] = useState(false)
  // A second press can arrive before the pending state is rendered.
  const sending = useRef(false)

  const isMember = Boolean(start.account?.email)
  const errorsOf = (checked: CheckoutDraft) =>
    findFieldErrors({ draft: checked, quote, isMember, savedAddress: chosenAddress(checked, start) }, translators)

  /** An express button sends the order if nothing is missing; else it focuses the first field that is. */
  async function submit({ sent = draft, isExpress = false }: { sent?: CheckoutDraft; isExpress?: boolean } = {}) {
    if (sending.current) return
    const local = errorsOf(sent)
    const update = (next: SubmitResult) =>
      setState(({ attempt }) => ({ attempt: attempt + 1, ...next, submitted: { draft: sent, local } }))
    const [missing] = listErrors(local)
    if (missing && isExpress) return void focusField(missing.field)
    if (missing) return update({ errors: local })
    sending.current = true
    setSending(true)
    const place: Parameters<typeof requestOrder>[1]['place'] = (body) =>
      placeOrder({ client, storage: safeSessionStorage(), body })
    const outcome = await requestOrder(client, { start, quote, draft: sent, place }).catch(unknownFailure)
    if (outcome.kind === 'placed') return onPlaced(outcome.order)
    sending.current = false
    setSending(false)
    if (outcome.kind === 'changed' || outcome.kind === 'refused') refreshQuote()
    if (outcome.kind === 'fields') update({ errors: outcome.errors })
    else update({ errors: {}, outcome, agreedTotal: quote.total })
  }

  const errors = remainingErrors({ ...state.submitted, errors: state.errors }, { draft, local: errorsOf(draft) })
  return { ...state, errors, isSending, submit }
}

/** The order may have been placed or not, and the same attempt can be made again: its idempotency key is stored. */
function unknownFailure(error: unknown): Outcome {
  // biome-ignore lint/suspicious/noConsole: an unexpected error is reported nowhere else.
  console.error(error)
  return { kind: 'unanswered' }
}

/** Unticked checkboxes are missing in FormData. */
const UNTICKED = { is_gift: '', save_address: '' }

/**
 * The draft of the form, stored with every change. `formVersion` grows when the fields must be rendered again with restored
 * values. `posted` was sent before the scripts ran, so it is newer than what is stored.
 */
export function useCheckoutDraft(
  rendered: CheckoutDraft,
  { posted, account, addresses }: Pick<CheckoutStart, 'posted' | 'account' | 'addresses'>,
) {
  const owner = account?.id ?? ''
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(rendered)
  const [formVersion, setFormVersion] = useState(0)
  const focused = useRef<string>(undefined)

  // A layout effect: input between reading and re-rendering would be lost.
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = draftIn(new FormData(form.current))
    focused.current = document.activeElement?.id
    claimDraft(safeSessionStorage(), owner)
    const isNew = posted?.result !== undefined
    const stored = { ...loadDraft(safeSessionStorage()), ...(isNew && posted.draft) }
    const merged = mergeDrafts(withoutRemovedAddress(stored, { addresses }), typed, rendered)
    saveDraft(safeSessionStorage(), merged)
    // From here on the stored draft is the newer one, also after a reload.
    if (isNew) history.replaceState(history.state, '', withoutSent(location.href))
    setDraft(merged)
    setFormVersion((before) => before + 1)
  }, [rendered, posted, owner, addresses])

  // Restores the focus after the fields were rendered again.
  useLayoutEffect(() => {
    if (formVersion > 0 && focused.current) document.getElementById(focused.current)?.focus()
  }, [formVersion])

  /** Stores what is typed, with a choice that was made outside the fields. */
  function update(choice: CheckoutDraft): CheckoutDraft {
    if (!form.current) return draft
    // Fields that are hidden for the chosen country keep their values.
    const next = { ...draft, ...UNTICKED, ...draftIn(new FormData(form.current)), ...choice }
    saveDraft(safeSessionStorage(), next)
    setDraft(next)
    return next
  }

  /** Renders the fields again with the value that the basket has. */
  function restore(choice: CheckoutDraft) {
    update(choice)
    setFormVersion((before) => before + 1)
  }

  return { form, draft, formVersion, update, restore }
}

type GiftPrices = Pick<ReturnType<typeof useQuote>, 'quote' | 'isLoading' | 'failure'>
type GiftForm = Pick<ReturnType<typeof useCheckoutDraft>, 'draft' | 'restore'>

/** Shows whether the basket is a gift: another tab may have changed it. */
export function useStoredGift({ quote, isLoading, failure }: GiftPrices, { draft, restore }: GiftForm): void {
  const isOther = !isLoading && !failure && quote.is_gift !== (draft['is_gift'] === 'on')
  useEffect(() => {
    if (isOther) restore({ is_gift: quote.is_gift ? 'on' : '' })
  })
}

/** Loads the page again when its buyer logs out or another one logs in, maybe in another tab. */
export function useOneBuyer(): void {
  const token = useShopSelector((state) => selectStoreData(state).token)
  const known = useRef(token)
  useEffect(() => {
    if (known.current && token !== known.current) location.reload()
    known.current = token
  }, [token])
}

/** The address of the page without the sign that the form was sent. */
function withoutSent(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('sent')
  return url.href
}
