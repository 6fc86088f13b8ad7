import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionCache } from './handle-hls.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const SESSION = randomBytes(32)
const playOf = (date: number, place = 'a') => ({ date, place })
const count = (answer: () => Promise<undefined> = async () => undefined) => {
  const findPlay = vi.fn(answer)
  return { findPlay, plays: sessionCache({ findPlay }) }
}

test('caches a result for five seconds, also when the clock is set back', async () => {
  const { findPlay, plays } = count()
  const askedAt = async (time: number) => {
    vi.setSystemTime(time)
    await plays(SESSION, playOf(1))
    return findPlay.mock.calls.length
  }
  expect(await askedAt(1_000_000)).toBe(1)
  expect(await askedAt(1_004_999)).toBe(1)
  expect(await askedAt(1_005_000)).toBe(2)
  expect(await askedAt(1_009_999)).toBe(2)
  expect(await askedAt(500_000)).toBe(3)
})

test('concurrent requests share one query; other sessions, event dates and places have their own', async () => {
  const { findPlay, plays } = count()
  await Promise.all(Array.from({ length: 50 }, () => plays(SESSION, playOf(1))))
  expect(findPlay).toHaveBeenCalledTimes(1)
  await plays(SESSION, playOf(2))
  await plays(randomBytes(32), playOf(1))
  await plays(SESSION, playOf(1, 'b'))
  expect(findPlay).toHaveBeenCalledTimes(4)
})

test('does not cache errors', async () => {
  const { findPlay, plays } = count(() => Promise.reject(new Error('away')))
  await expect(plays(SESSION, playOf(1))).rejects.toThrow('away')
  await expect(plays(SESSION, playOf(1))).rejects.toThrow('away')
  expect(findPlay).toHaveBeenCalledTimes(2)
})

test('evicts the oldest of more than 10,000 entries', async () => {
  const { findPlay, plays } = count()
  for (let date = 0; date <= 10_000; date += 1) await plays(SESSION, playOf(date))
  await plays(SESSION, playOf(10_000))
  expect(findPlay).toHaveBeenCalledTimes(10_001)
  await plays(SESSION, playOf(0))
  expect(findPlay).toHaveBeenCalledTimes(10_002)
})
