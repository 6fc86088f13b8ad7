import { ApiError, type CallOptions, type Client, changeBasket, type Quote, quoteBasket } from '@dabali/api-client'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../store/store-hooks.ts'
import { type CheckoutStart, modeQuery, type QuoteInput } from './checkout-start.ts'

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
