import { ApiError, type Locator, type ReadingPosition } from '@dabali/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOWHERE, positionShop } from '../../testing/fixtures.ts'
import { loadPosition, type StoredPosition, savePosition } from './position-conflict.tsx'
import { createPositionSync, type PositionCalls } from './position-sync.ts'

const SOON = 1500
const LATER = 15_000

const place = (progression: number): Locator => ({ href: 'one.xhtml', type: 'a/b', locations: { progression } })
const here = (progression: number, version: number, isSaved = true): StoredPosition => ({
  locator: place(progression),
  progress: progression,
  version,
  isSaved,
})
const elsewhere: ReadingPosition = { ...NOWHERE, version: 3, locator: place(0.7), progress: 0.7, device: 'Phone' }

function reader(calls: PositionCalls | undefined, stored?: StoredPosition) {
  if (stored) savePosition('book', stored)
  const onOther = vi.fn<(other: ReadingPosition | undefined) => void>()
  const isSamePosition = (one: Locator, other: Locator) => one.locations?.progression === other.locations?.progression
  const isValidPosition = ({ href }: Locator) => href === 'one.xhtml'
  return { keeper: createPositionSync({ id: 'book', calls, isSamePosition, isValidPosition, onOther }), onOther }
}

/** Somebody who has read on here, long enough for it to be sent. */
async function reading(calls: PositionCalls, known?: StoredPosition) {
  const opened = reader(calls, known)
  opened.keeper.note(place(0.2), 0.2)
  await passes(SOON)
  return opened
}

const stored = () => loadPosition('book')
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('where it begins', () => {
  it('is where another device was, when this one was nowhere', async () => {
    const { keeper, onOther } = reader(positionShop(elsewhere).calls)
    expect([await keeper.start(), onOther.mock.calls]).toEqual([place(0.7), []])
  })

  it('is where this device was, and the other one is asked about', async () => {
    const { keeper, onOther } = reader(positionShop(elsewhere).calls, here(0.1, 1))
    expect(await keeper.start()).toEqual(place(0.1))
    await vi.waitFor(() => expect(onOther).toHaveBeenCalledWith(elsewhere))
  })

  it('is the beginning where the shop has a place of another edition, which is written over', async () => {
    const there = positionShop({ ...elsewhere, locator: { ...place(0.7), href: 'gone.xhtml' } })
    const { keeper, onOther } = reader(there.calls)
    expect(await keeper.start()).toBeUndefined()
    keeper.note(place(0.1), 0.1)
    await passes(SOON)
    expect([there.current().version, there.calls.put.mock.calls.length, onOther.mock.calls]).toEqual([4, 1, []])
  })

  it('is where this device was, when the shop does not answer; that is sent later', async () => {
    const there = positionShop()
    there.calls.get.mockRejectedValueOnce(new ApiError('timeout'))
    const { keeper } = reader(there.calls, here(0.1, 0, false))
    expect(await keeper.start()).toEqual(place(0.1))
    await passes(LATER)
    expect(there.current()).toMatchObject({ locator: place(0.1), version: 1 })
  })

  it('is not moved by a page that is older than what was sent since', async () => {
    const there = positionShop({ ...elsewhere, version: 5 })
    const { keeper, onOther } = reader(there.calls, here(0.8, 5))
    keeper.receive(elsewhere)
    expect([keeper.here(), onOther.mock.calls]).toEqual([here(0.8, 5), []])
    keeper.note(place(0.9), 0.9)
    await passes(SOON)
    expect(there.current()).toMatchObject({ locator: place(0.9), version: 6 })
  })
})

describe('a place', () => {
  it('is kept here at once, and sent soon', async () => {
    const { calls, current } = positionShop()
    const { keeper } = reader(calls)
    await keeper.start()
    keeper.note(place(0.1), 0.1)
    await passes(SOON - 1)
    keeper.note(place(0.2), 0.2)
    expect(stored()).toMatchObject({ locator: place(0.2), isSaved: false })
    await passes(SOON - 1)
    expect(calls.put).not.toHaveBeenCalled()
    await passes(1)
    expect(stored()).toEqual(here(0.2, 1))
    expect(current()).toMatchObject({ locator: place(0.2), device: 'Computer' })
  })

  it('is sent later where it goes on by itself, however often it does', async () => {
    const { calls, current } = positionShop()
    const { keeper } = reader(calls)
    for (let second = 1; second <= 14; second += 1) {
      keeper.note(place(second / 100), second / 100, 'later')
      await passes(1000)
    }
    expect(calls.put).not.toHaveBeenCalled()
    await passes(1000)
    expect(current()).toMatchObject({ locator: place(0.14), version: 1 })
  })

  it('is sent when the page goes, and only what the shop does not have', async () => {
    const { calls, current } = positionShop()
    const { keeper } = reader(calls)
    keeper.note(place(0.2), 0.2, 'later')
    await Promise.all([keeper.leave(), keeper.leave()])
    expect(current()).toMatchObject({ locator: place(0.2), version: 1 })
    await keeper.leave()
    await passes(LATER)
    expect(calls.put).toHaveBeenCalledOnce()
  })

  it('is sent as well when it came while another was under way', async () => {
    const { calls, current } = positionShop()
    const { keeper } = reader(calls)
    keeper.note(place(0.2), 0.2)
    const left = keeper.leave()
    keeper.note(place(0.5), 0.5)
    await left
    await passes(SOON)
    expect(current()).toMatchObject({ locator: place(0.5), version: 2 })
    expect(stored()).toEqual(here(0.5, 2))
  })

  it('is tried again after the line was lost, with the place of by then', async () => {
    const { calls, current } = positionShop()
    calls.put.mockRejectedValueOnce(new ApiError('network'))
    const { keeper } = await reading(calls)
    expect(stored()).toMatchObject({ isSaved: false })
    keeper.note(place(0.4), 0.4, 'later')
    await passes(LATER)
    expect(current()).toMatchObject({ locator: place(0.4), version: 1 })
  })

  it.each([401, 403, 404])('stays on this device alone after a %i', async (status) => {
    const { calls } = positionShop()
    calls.put.mockRejectedValueOnce(new ApiError(status))
    const { keeper } = await reading(calls)
    keeper.note(place(0.3), 0.3)
    await passes(LATER)
    await keeper.leave()
    expect(calls.put).toHaveBeenCalledOnce()
    expect(stored()).toMatchObject({ locator: place(0.3), isSaved: false })
  })

  it('in a sample is kept here alone', async () => {
    const { keeper } = reader(undefined)
    expect(await keeper.start()).toBeUndefined()
    keeper.note(place(0.2), 0.2)
    await keeper.leave()
    expect(stored()).toMatchObject({ locator: place(0.2), isSaved: false })
  })
})

describe('an answer that was lost', () => {
  it('is known again by what was sent, on the next page', async () => {
    const there = positionShop()
    there.loseAnswer()
    const before = reader(there.calls).keeper
    before.note(place(0.2), 0.2)
    await before.leave()
    before.note(place(0.3), 0.3)
    const { keeper, onOther } = reader(there.calls)
    expect(await keeper.start()).toEqual(place(0.3))
    await passes(SOON)
    expect([there.current().version, stored(), onOther.mock.calls]).toEqual([2, here(0.3, 2), []])
  })

  it('is known again when the next place is refused because of it', async () => {
    const there = positionShop()
    there.loseAnswer()
    const { keeper, onOther } = await reading(there.calls)
    keeper.note(place(0.3), 0.3)
    await passes(2 * SOON)
    expect([there.current().version, stored(), onOther.mock.calls]).toEqual([2, here(0.3, 2), []])
  })

  it('does not hide that another device has gone on since', async () => {
    const there = positionShop()
    there.loseAnswer()
    const { onOther } = await reading(there.calls)
    there.moveTo(elsewhere)
    await passes(LATER)
    expect(onOther).toHaveBeenCalledWith(elsewhere)
  })
})

describe('another device that went on', () => {
  async function requests(there = positionShop(elsewhere)) {
    const { keeper, onOther } = await reading(there.calls)
    expect(onOther.mock.calls).toEqual([[elsewhere]])
    return { keeper, onOther, ...there }
  }

  it('is asked about, and nothing is sent until it is answered', async () => {
    const { keeper, calls, onOther, current } = await requests()
    keeper.note(place(0.3), 0.3)
    await passes(LATER)
    await keeper.leave()
    keeper.receive(elsewhere)
    expect(calls.put).toHaveBeenCalledOnce()
    await keeper.stay()
    expect(onOther.mock.calls).toEqual([[elsewhere], [undefined]])
    expect(current()).toMatchObject({ locator: place(0.3), version: 4 })
  })

  it('is followed when they say so, and nothing is sent', async () => {
    const { keeper, calls, onOther } = await requests()
    expect(keeper.go()).toEqual(place(0.7))
    expect(stored()).toEqual(here(0.7, 3))
    expect(onOther).toHaveBeenLastCalledWith(undefined)
    expect(keeper.go()).toBeUndefined()
    await passes(LATER)
    expect(calls.put).toHaveBeenCalledOnce()
  })

  it('is no other one where it is at the same place', async () => {
    const there = positionShop({ ...elsewhere, locator: place(0.2) })
    const { onOther } = await reading(there.calls)
    expect([stored(), onOther.mock.calls]).toEqual([here(0.2, 3), []])
  })

  it('is nobody where the shop has forgotten all of it', async () => {
    const there = positionShop()
    const { onOther } = await reading(there.calls, here(0.1, 8))
    await passes(SOON)
    expect(there.current()).toMatchObject({ locator: place(0.2), version: 1 })
    expect(onOther).not.toHaveBeenCalled()
  })
})
