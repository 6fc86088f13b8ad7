import {
  ApiError,
  addProduct,
  type CallOptions,
  type Client,
  changeBasket,
  type Order,
  type Quote,
  quoteBasket,
} from '@dabali/api-client'
import type { Basket } from '@dabali/domain'
import { useEffect, useRef, useState } from 'react'
import { selectBasket } from '../basket/basket-slice.ts'
import { useClient, useShopSelector } from '../store/store.ts'
import { openAttempt, safeSessionStorage } from './checkout-form-state.ts'
import { type CheckoutStart, isBuyNow, modeQuery, type QuoteInput, quoteAddress } from './checkout-start.ts'
import { findPlacedOrder } from './submit-order.ts'

/** What is to be bought, as the server sees it; or why it cannot be. */
export type CheckoutBasket =
  | { kind: 'known'; mode: string | undefined; quote: Quote }
  | { kind: 'asking' }
  | { kind: 'refused'; message: string }

const MODE = 'buy-now'

/**
 * A basket that was built in this browser, told to the server, which says what it costs. It lies beside the cart, which stays
 * as it is; told twice it is the same.
 */
async function importLocalBasket(client: Client, { lines }: Basket): Promise<CheckoutBasket> {
  const [line] = lines
  if (!line) return { kind: 'refused', message: '' }
  const visit = { path: location.pathname, referrer: document.referrer, ua: navigator.userAgent }
  const url = `/v1/api/products/${line.product_id}/`
  try {
    await addProduct(client, { url, quantity: line.quantity, mode: MODE, ...visit }, { silent: true })
    const quote = await quoteBasket(client, { mode: MODE, shipping_address: quoteAddress(undefined) }, { silent: true })
    return { kind: 'known', mode: MODE, quote }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', message: error.toast }
    throw error
  }
}

/**
 * What is bought here: the basket that the server drew the page with; or one that was built in this browser, asked for
 * first; or nothing more, because an order whose answer was lost is found.
 */
export function useCheckoutBasket(start: CheckoutStart, onPlaced: (order: Order) => void): CheckoutBasket {
  const isEmpty = start.quote.lines.length === 0
  const basket = useShopSelector(selectBasket)
  const local = !isBuyNow(start.mode) && basket?.local === true ? basket : undefined
  const found = useLocalBasket(local)
  const isLooking = useLostAnswer(isEmpty && !local, onPlaced)
  if (local) return found
  if (isLooking) return { kind: 'asking' }
  return { kind: 'known', mode: start.mode, quote: start.quote }
}

function useLocalBasket(local: Basket | undefined): CheckoutBasket {
  const client = useClient()
  const [found, setFound] = useState<{ local: Basket; bought: CheckoutBasket }>()
  useEffect(() => {
    if (!local) return
    let isWanted = true
    importLocalBasket(client, local).then((bought) => isWanted && setFound({ local, bought }))
    return () => {
      isWanted = false
    }
  }, [client, local])
  return found && found.local === local ? found.bought : { kind: 'asking' }
}

/** Before the browser has woken nobody knows whether there is one. */
function useLostAnswer(isEmpty: boolean, onPlaced: (order: Order) => void): boolean {
  const client = useClient()
  const [isLooking, setLooking] = useState(isEmpty)
  useEffect(() => {
    const storage = safeSessionStorage()
    if (!isEmpty || !openAttempt(storage)) return setLooking(false)
    let isWanted = true
    findPlacedOrder({ client, storage }).then((order) => {
      if (!isWanted) return
      if (order) onPlaced(order)
      else setLooking(false)
    })
    return () => {
      isWanted = false
    }
  }, [client, isEmpty, onPlaced])
  return isLooking
}

type Asked = {
  mode: string | undefined
  /** The secret of places that were offered: to whoever has it they are not sold out. */
  offer: string | undefined
  wishes: QuoteInput
  basketId: string
  isGiftKnown: boolean
}

/**
 * What it costs now, as the server says. That it is a gift is kept by the basket, which is told first: it decides how it
 * can be paid.
 */
export async function askQuote(client: Client, asked: Asked, options: CallOptions): Promise<Quote> {
  const { mode, offer, wishes, basketId, isGiftKnown } = asked
  if (!isGiftKnown && basketId !== '') await changeBasket(client, { id: basketId, is_gift: wishes.isGift }, options)
  const { country, line, method } = wishes
  const address = { country, ...(line && { line }) }
  const question = { ...modeQuery(mode), ...(offer && { offer }), shipping_address: address }
  try {
    return await quoteBasket(client, { ...question, ...(method && { shipping_method_code: method }) }, options)
  } catch (error) {
    const isWay = error instanceof ApiError && error.code === 'unknown_shipping_method'
    if (!isWay || method === '') throw error
    // The way that was chosen does not lead to the new place.
    return quoteBasket(client, question, options)
  }
}

/** Whoever types or chooses on has not finished. */
const PAUSE_MILLISECONDS = 250

type First = Pick<CheckoutStart, 'quote' | 'mode' | 'offer'> & { wishes: QuoteInput }

type Known = { quote: Quote; failure: string | undefined; question: string }

/**
 * What the server says that it costs, asked again with every change that decides it. A late answer to an old question is
 * dropped.
 */
export function useQuote(first: First, wishes: QuoteInput) {
  const client = useClient()
  const [round, setRound] = useState(0)
  const question = `${round} ${JSON.stringify(wishes)}`
  const [known, setKnown] = useState<Known>({ quote: first.quote, failure: undefined, question: questionOf(first) })
  const giftTold = useRef<boolean | undefined>(first.quote.is_gift)
  const { mode, offer } = first
  const basketId = first.quote.id
  const isAsking = known.question !== question

  useEffect(() => {
    if (!isAsking) return
    const unwanted = new AbortController()
    const options = { signal: unwanted.signal, silent: true }
    const asked: QuoteInput = JSON.parse(question.slice(question.indexOf(' ')))
    const timer = setTimeout(() => {
      const isGiftKnown = giftTold.current === asked.isGift
      // Until it is answered nobody knows which of the two the basket holds.
      if (!isGiftKnown) giftTold.current = undefined
      askQuote(client, { mode, offer, wishes: asked, basketId, isGiftKnown }, options).then(
        (quote) => {
          if (unwanted.signal.aborted) return
          giftTold.current = quote.is_gift
          setKnown({ quote, failure: undefined, question })
        },
        (error: unknown) => {
          if (unwanted.signal.aborted) return
          setKnown((before) => ({ ...before, failure: failureOf(error), question }))
        },
      )
    }, PAUSE_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      unwanted.abort()
    }
  }, [client, mode, offer, basketId, question, isAsking])

  const { quote, failure } = known
  return { quote, isAsking, failure, askAgain: () => setRound((before) => before + 1) }
}

const questionOf = ({ wishes }: First) => `0 ${JSON.stringify(wishes)}`

/** What the API said; anything else is a mistake of ours. */
function failureOf(error: unknown): string {
  if (error instanceof ApiError) return error.toast
  throw error
}
