import { type Payment, refreshPayment } from '@dabali/api-client'
import { useEffect, useState } from 'react'
import { useClient } from '../store/use-client.ts'
import { followPayment } from './follow-payment.ts'

/** How long after one answer the next is asked for. It ends: a minute and a half is as long as anybody looks at a page. */
const PAUSES_SECONDS: readonly number[] = [1, 2, 3, 5, 8, 13, 20, 30]

export type PaymentWatch = {
  payment: Payment
  /** The gateway is being asked, again and again. */
  isAsking: boolean
  /** Asks anew. */
  ask: () => void
}

/** Follows a payment that is on its way until it is known how it went, or for as long as that makes sense. */
export function usePaymentWatch(first: Payment, isWatched: boolean): PaymentWatch {
  const client = useClient()
  const [payment, setPayment] = useState(first)
  const [isAsking, setAsking] = useState(isWatched)
  const [round, setRound] = useState(isWatched ? 1 : 0)
  const { hash } = first

  useEffect(() => {
    if (round === 0) return
    const unwanted = new AbortController()
    setAsking(true)
    followPayment({
      pauses: PAUSES_SECONDS,
      signal: unwanted.signal,
      ask: () => refreshPayment(client, { hash }, { signal: unwanted.signal, silent: true, retries: 0 }),
      onAnswer: setPayment,
    }).then(() => unwanted.signal.aborted || setAsking(false))
    return () => unwanted.abort()
  }, [client, hash, round])

  // Whoever comes back from the gateway by the button of the browser finds the page as it was left.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && setRound((before) => before + 1)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  return { payment, isAsking, ask: () => setRound((before) => before + 1) }
}
