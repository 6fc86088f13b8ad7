import { ApiError } from '@dabali/api-client'
import { describe, expect, it } from 'vitest'
import { makePayment } from '../testing/fixtures.ts'
import { pollPayment } from './payment-actions.tsx'

const started = makePayment({ status: 'started' })
const paid = makePayment({ status: 'paid' })

async function follow(answers: readonly (typeof paid | Error)[], signal = new AbortController().signal) {
  const told: string[] = []
  let asked = 0
  await pollPayment({
    pauses: [0, 0, 0],
    signal,
    ask: async () => {
      const answer = answers[asked] ?? started
      asked += 1
      if (answer instanceof Error) throw answer
      return answer
    },
    onAnswer: ({ status }) => told.push(status),
  })
  return { told, asked }
}

describe('following a payment', () => {
  it('ends as soon as it is known how it went', async () => {
    expect(await follow([started, paid])).toEqual({ told: ['started', 'paid'], asked: 2 })
  })

  it('ends after a while also when nobody knows', async () => {
    expect(await follow([])).toEqual({ told: ['started', 'started', 'started', 'started'], asked: 4 })
  })

  it('goes on when one answer does not come', async () => {
    expect(await follow([new ApiError('network'), new ApiError(429, {}), paid])).toEqual({ told: ['paid'], asked: 3 })
  })

  it('asks nothing when it is not wanted any more', async () => {
    expect(await follow([], AbortSignal.abort())).toEqual({ told: [], asked: 0 })
  })

  it('hides no mistake of ours', async () => {
    await expect(follow([new TypeError('ours')])).rejects.toThrow('ours')
  })
})
