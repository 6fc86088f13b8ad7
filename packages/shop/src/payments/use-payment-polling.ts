import { ApiError, type Payment, refreshPayment } from '@dabali/api-client'
import { useEffect, useState } from 'react'
import { useClient } from '../store/store-hooks.ts'

type Following = {
  pauses: readonly number[]
  signal: AbortSignal
  ask: () => Promise<Payment>
  onAnswer: (payment: Payment) => void
}

/** Asks at once and then after each pause, until the answer is final. What is not answered is asked again like the rest. */
export async function pollPayment({ pauses, signal, ask, onAnswer }: Following): Promise<void> {
  for (const pause of [0, ...pauses]) {
    await waitSeconds(pause, signal)
    if (signal.aborted) return
    const payment = await ask().catch(ignoreRefusal)
    if (signal.aborted) return
    if (payment) onAnswer(payment)
    if (payment && payment.status !== 'started') return
  }
}

/** Nobody answered, or not now; whatever else was thrown is a mistake of ours. */
function ignoreRefusal(error: unknown) {
  if (error instanceof ApiError || (error instanceof Error && error.name === 'CallAborted')) return undefined
  throw error
}

function waitSeconds(seconds: number, signal: AbortSignal): Promise<void> {
  if (seconds === 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** How long after one answer the next is asked for. It ends: a minute and a half is as long as anybody looks at a page. */
const PAUSES_SECONDS: readonly number[] = [1, 2, 3, 5, 8, 13, 20, 30]

export type PaymentPolling = {
  payment: Payment
  /** The gateway is being asked, again and again. */
  isAsking: boolean
  /** Asks anew. */
  ask: () => void
}

/** Follows a payment that is on its way until it is known how it went, or for as long as that makes sense. */
export function usePaymentPolling(first: Payment, isWatched: boolean): PaymentPolling {
  const client = useClient()
  const [payment, setPayment] = useState(first)
  const [isAsking, setAsking] = useState(isWatched)
  const [round, setRound] = useState(isWatched ? 1 : 0)
  const { hash } = first

  useEffect(() => {
    if (round === 0) return
    const unwanted = new AbortController()
    setAsking(true)
    pollPayment({
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
