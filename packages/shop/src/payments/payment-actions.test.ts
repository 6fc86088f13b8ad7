import { ApiError } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makePayment } from '../testing/fixtures.ts'
import { pollPayment } from './payment-actions.tsx'

const started = makePayment({ status: 'started' })
const paid = makePayment({ status: 'paid' })

async function follow(answers: readonly (typeof paid | Error)[], signal = new AbortController().signal) {
  const told: string[] = []
  let requests = 0
  await pollPayment({
    pauses: [0, 0, 0],
    signal,
    poll: async () => {
      const answer = answers[requests] ?? started
      requests += 1
      if (answer instanceof Error) throw answer
      return answer
    },
    onAnswer: ({ status }) => told.push(status),
  })
  return { told, requests }
}

describe('polling a payment', () => {
  it('stops at a final status', async () => {
    expect(await follow([started, paid])).toEqual({ told: ['started', 'paid'], requests: 2 })
  })

  it('stops after a while without a final status', async () => {
    expect(await follow([])).toEqual({ told: ['started', 'started', 'started', 'started'], requests: 4 })
  })

  it('continues after a failed request', async () => {
    expect(await follow([new ApiError('network'), new ApiError(429, {}), paid])).toEqual({
      told: ['paid'],
      requests: 3,
    })
  })

  it('stops when aborted', async () => {
    expect(await follow([], AbortSignal.abort())).toEqual({ told: [], requests: 0 })
  })

  it('rethrows unexpected errors', async () => {
    await expect(follow([new TypeError('ours')])).rejects.toThrow('ours')
  })
})
