import { expect, it, vi } from 'vitest'
import { setFailureStatus } from './load.ts'

it('a call that Next cut off while it drew a page ahead of its data is passed on to Next, and no failure', () => {
  const cut = Object.assign(new Error('cut off'), { digest: 'HANGING_PROMISE_REJECTION' })
  const failure = Object.assign(new Error('failed', { cause: cut }), { status: 0 })
  const get = vi.fn(() => 'a')
  expect(() => setFailureStatus({ get }, failure)).toThrow(cut)
  expect(get).not.toHaveBeenCalled()
})

it('any other failure is one', () => {
  const get = vi.fn(() => 'a')
  expect(() => setFailureStatus({ get }, Object.assign(new Error('failed'), { status: 0 }))).not.toThrow()
  expect(get).toHaveBeenCalled()
})
