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

describe('following a payment', () => {
  it('ends as soon as it is known how it went', async () => {
    expect(await follow([started, paid])).toEqual({ told: ['started', 'paid'], requests: 2 })
  })

  it('ends after a while also when nobody knows', async () => {
    expect(await follow([])).toEqual({ told: ['started', 'started', 'started', 'started'], requests: 4 })
  })

  it('goes on when one answer does not come', async () => {
    expect(await follow([new ApiError('network'), new ApiError(429, {}), paid])).toEqual({
      told: ['paid'],
      requests: 3,
    })
  })

  it('asks nothing when it is not wanted any more', async () => {
    expect(await follow([], AbortSignal.abort())).toEqual({ told: [], requests: 0 })
  })

  it('hides no mistake of ours', async () => {
    await expect(follow([new TypeError('ours')])).rejects.toThrow('ours')
  })
})
