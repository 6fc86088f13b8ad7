import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSleepTimer } from './playback-settings.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function timer(msLeftOfPart = Number.POSITIVE_INFINITY) {
  const loudness: number[] = []
  const told = { over: 0 }
  const made = createSleepTimer({
    onFade: (share) => loudness.push(share),
    onOver: () => {
      told.over += 1
    },
    onTick: () => undefined,
    msLeftOfPart: () => msLeftOfPart,
  })
  return { made, loudness, told }
}

describe('sleepTimer', () => {
  it('ends it after its minutes, having faded, and is as loud as before for the next time', () => {
    const { made, loudness, told } = timer()
    made.set(5)
    expect(made.secondsLeft()).toBe(300)
    vi.advanceTimersByTime(4 * 60_000)
    expect([loudness.at(-1), told.over, made.secondsLeft()]).toEqual([1, 0, 60])
    vi.advanceTimersByTime(56_000)
    expect(loudness.at(-1)).toBe(0.5)
    vi.advanceTimersByTime(4000)
    expect([loudness.at(-1), told.over, made.choice(), made.secondsLeft()]).toEqual([1, 1, 'off', undefined])
    vi.advanceTimersByTime(60_000)
    expect(told.over).toBe(1)
  })

  it('restarts with another choice', () => {
    const { made, told } = timer()
    made.set(5)
    vi.advanceTimersByTime(4 * 60_000)
    made.set(15)
    vi.advanceTimersByTime(14 * 60_000)
    expect(told.over).toBe(0)
    made.set('off')
    vi.advanceTimersByTime(60 * 60_000)
    expect(told.over).toBe(0)
  })

  it('fades out at the end of a part, which ends by itself', () => {
    const { made, loudness, told } = timer(2000)
    made.set('part')
    vi.advanceTimersByTime(500)
    expect([loudness.at(-1), told.over, made.choice(), made.secondsLeft()]).toEqual([0.25, 0, 'part', undefined])
  })
})
