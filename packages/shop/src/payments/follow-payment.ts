import { ApiError, type Payment } from '@dabali/api-client'

type Following = {
  pauses: readonly number[]
  signal: AbortSignal
  ask: () => Promise<Payment>
  onAnswer: (payment: Payment) => void
}

/** Asks at once and then after each pause, until the answer is final. What is not answered is asked again like the rest. */
export async function followPayment({ pauses, signal, ask, onAnswer }: Following): Promise<void> {
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
