import { ApiError, addProduct, type Client, type Order, type Quote } from '@dabali/api-client'
import type { Basket } from '@dabali/domain'
import { useEffect, useRef, useState } from 'react'
import { selectBasket } from '../basket/basket-slice.ts'
import { useClient, useShopSelector } from '../store/store.ts'
import { firstInput } from './checkout-choices.ts'
import { claimDraft, openAttempt, safeSessionStorage } from './checkout-form-state.ts'
import { askQuote, type CheckoutStart, holdQuote, isBuyNow, loadZones, type QuoteInput } from './checkout-start.ts'
import { findPlacedOrder } from './submit-order.ts'

/** The basket to check out, or why it cannot be bought. */
export type CheckoutBasket =
  | ({ kind: 'known'; mode: string | undefined } & Pick<CheckoutStart, 'quote' | 'zones'>)
  | { kind: 'asking' }
  | { kind: 'refused'; message: string }

const MODE = 'buy-now'

/** Sends a local basket to the server as a Buy now basket; repeating it is safe. */
async function importLocalBasket(client: Client, { lines }: Basket): Promise<CheckoutBasket> {
  const [line] = lines
  if (!line) return { kind: 'refused', message: '' }
  const page = { path: location.pathname, referrer: document.referrer, ua: navigator.userAgent }
  const url = `/v1/api/products/${line.product_id}/`
  try {
    await addProduct(client, { url, quantity: line.quantity, mode: MODE, ...page }, { silent: true })
    const sold = { mode: MODE, offer: undefined }
    const question = { ...sold, input: firstInput([]), basketId: '', isGiftKnown: true }
    const [quote, zones] = await Promise.all([
      askQuote(client, question, { silent: true }).then((quote) => holdQuote(client, { ...sold, quote })),
      loadZones(client, sold, { silent: true }),
    ])
    return { kind: 'known', mode: MODE, quote, zones }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', message: error.toast }
    throw error
  }
}

/** The basket to check out: the server-rendered one, a local one, or none when an unanswered order is found. */
export function useCheckoutBasket(start: CheckoutStart, onPlaced: (order: Order) => void): CheckoutBasket {
  const isEmpty = start.quote.lines.length === 0
  const basket = useShopSelector(selectBasket)
  const local = !isBuyNow(start.mode) && basket?.local === true ? basket : undefined
  const found = useLocalBasket(local)
  const isSearching = useLostAnswer(isEmpty && !local, start.account?.id ?? '', onPlaced)
  if (local) return found
  if (isSearching) return { kind: 'asking' }
  return { kind: 'known', mode: start.mode, quote: start.quote, zones: start.zones }
}

function useLocalBasket(local: Basket | undefined): CheckoutBasket {
  const client = useClient()
  const [found, setFound] = useState<{ local: Basket; bought: CheckoutBasket }>()
  useEffect(() => {
    if (!local) return
    let isActive = true
    importLocalBasket(client, local).then((bought) => isActive && setFound({ local, bought }))
    return () => {
      isActive = false
    }
  }, [client, local])
  return found && found.local === local ? found.bought : { kind: 'asking' }
}

/** Searching until hydration has checked the storage. */
function useLostAnswer(isEmpty: boolean, owner: string, onPlaced: (order: Order) => void): boolean {
  const client = useClient()
  const [isSearching, setSearching] = useState(isEmpty)
  useEffect(() => {
    const storage = safeSessionStorage()
    claimDraft(storage, owner)
    if (!isEmpty || !openAttempt(storage)) return setSearching(false)
    let isActive = true
    findPlacedOrder({ client, storage }).then((order) => {
      if (!isActive) return
      if (order) onPlaced(order)
      else setSearching(false)
    })
    return () => {
      isActive = false
    }
  }, [client, isEmpty, owner, onPlaced])
  return isSearching
}

/** Debounce while the visitor types. */
const PAUSE_MILLISECONDS = 250

type First = Pick<CheckoutStart, 'quote' | 'mode' | 'offer'> & { input: QuoteInput }

type Known = { quote: Quote; failure: string | undefined; question: string }

/** The current quote, fetched again when an input changes. Late responses to old inputs are dropped. */
export function useQuote(first: First, input: QuoteInput) {
  const client = useClient()
  const [round, setRound] = useState(0)
  const question = `${round} ${JSON.stringify(input)}`
  const [current, setKnown] = useState<Known>({ quote: first.quote, failure: undefined, question: questionOf(first) })
  const savedGift = useRef<boolean | undefined>(first.quote.is_gift)
  const { mode, offer } = first
  const basketId = first.quote.id
  const isLoading = current.question !== question

  useEffect(() => {
    if (!isLoading) return
    const controller = new AbortController()
    const options = { signal: controller.signal, silent: true }
    const request: QuoteInput = JSON.parse(question.slice(question.indexOf(' ')))
    const timer = setTimeout(() => {
      const isGiftKnown = savedGift.current === request.isGift
      // Until the response it is unknown which value the basket has.
      if (!isGiftKnown) savedGift.current = undefined
      askQuote(client, { mode, offer, input: request, basketId, isGiftKnown }, options).then(
        (quote) => {
          if (controller.signal.aborted) return
          savedGift.current = quote.is_gift
          setKnown({ quote, failure: undefined, question })
        },
        (error: unknown) => {
          if (controller.signal.aborted) return
          setKnown((before) => ({ ...before, failure: failureOf(error), question }))
        },
      )
    }, PAUSE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, mode, offer, basketId, question, isLoading])

  const { quote, failure } = current
  return { quote, isLoading, failure, refreshQuote: () => setRound((before) => before + 1) }
}

const questionOf = ({ input }: First) => `0 ${JSON.stringify(input)}`

/** The API's message; anything else is a bug. */
function failureOf(error: unknown): string {
  if (error instanceof ApiError) return error.toast
  throw error
}
