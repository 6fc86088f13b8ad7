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
  return { sync: createPositionSync({ id: 'book', calls, isSamePosition, isValidPosition, onOther }), onOther }
}

/** Somebody who has read on here, long enough for it to be sent. */
async function reading(calls: PositionCalls, known?: StoredPosition) {
  const opened = reader(calls, known)
  opened.sync.note(place(0.2), 0.2)
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

describe('the start position', () => {
  it("is the server's without a local one", async () => {
    const { sync, onOther } = reader(positionShop(elsewhere).calls)
    expect([await sync.start(), onOther.mock.calls]).toEqual([place(0.7), []])
  })

  it('is the local one, with a question about the other', async () => {
    const { sync, onOther } = reader(positionShop(elsewhere).calls, here(0.1, 1))
    expect(await sync.start()).toEqual(place(0.1))
    await vi.waitFor(() => expect(onOther).toHaveBeenCalledWith(elsewhere))
  })

  it('is the beginning for a server position of another edition, which is overwritten', async () => {
    const there = positionShop({ ...elsewhere, locator: { ...place(0.7), href: 'gone.xhtml' } })
    const { sync, onOther } = reader(there.calls)
    expect(await sync.start()).toBeUndefined()
    sync.note(place(0.1), 0.1)
    await passes(SOON)
    expect([there.current().version, there.calls.put.mock.calls.length, onOther.mock.calls]).toEqual([4, 1, []])
  })

  it('is the local one when the server does not respond; it is sent later', async () => {
    const there = positionShop()
    there.calls.get.mockRejectedValueOnce(new ApiError('timeout'))
    const { sync } = reader(there.calls, here(0.1, 0, false))
    expect(await sync.start()).toEqual(place(0.1))
    await passes(LATER)
    expect(there.current()).toMatchObject({ locator: place(0.1), version: 1 })
  })

  it('is not changed by an outdated page', async () => {
    const there = positionShop({ ...elsewhere, version: 5 })
    const { sync, onOther } = reader(there.calls, here(0.8, 5))
    sync.receive(elsewhere)
    expect([sync.here(), onOther.mock.calls]).toEqual([here(0.8, 5), []])
    sync.note(place(0.9), 0.9)
    await passes(SOON)
    expect(there.current()).toMatchObject({ locator: place(0.9), version: 6 })
  })
})

describe('a position', () => {
  it('is stored at once and sent soon', async () => {
    const { calls, current } = positionShop()
    const { sync } = reader(calls)
    await sync.start()
    sync.note(place(0.1), 0.1)
    await passes(SOON - 1)
    sync.note(place(0.2), 0.2)
    expect(stored()).toMatchObject({ locator: place(0.2), isSaved: false })
    await passes(SOON - 1)
    expect(calls.put).not.toHaveBeenCalled()
    await passes(1)
    expect(stored()).toEqual(here(0.2, 1))
    expect(current()).toMatchObject({ locator: place(0.2), device: 'Computer' })
  })

  it('is sent at intervals during playback', async () => {
    const { calls, current } = positionShop()
    const { sync } = reader(calls)
    for (let second = 1; second <= 14; second += 1) {
      sync.note(place(second / 100), second / 100, 'later')
      await passes(1000)
    }
    expect(calls.put).not.toHaveBeenCalled()
    await passes(1000)
    expect(current()).toMatchObject({ locator: place(0.14), version: 1 })
  })

  it('is sent on page hide if unsaved', async () => {
    const { calls, current } = positionShop()
    const { sync } = reader(calls)
    sync.note(place(0.2), 0.2, 'later')
    await Promise.all([sync.leave(), sync.leave()])
    expect(current()).toMatchObject({ locator: place(0.2), version: 1 })
    await sync.leave()
    await passes(LATER)
    expect(calls.put).toHaveBeenCalledOnce()
  })

  it('is sent after a pending request', async () => {
    const { calls, current } = positionShop()
    const { sync } = reader(calls)
    sync.note(place(0.2), 0.2)
    const left = sync.leave()
    sync.note(place(0.5), 0.5)
    await left
    await passes(SOON)
    expect(current()).toMatchObject({ locator: place(0.5), version: 2 })
    expect(stored()).toEqual(here(0.5, 2))
  })

  it('is retried after a lost connection with the latest position', async () => {
    const { calls, current } = positionShop()
    calls.put.mockRejectedValueOnce(new ApiError('network'))
    const { sync } = await reading(calls)
    expect(stored()).toMatchObject({ isSaved: false })
    sync.note(place(0.4), 0.4, 'later')
    await passes(LATER)
    expect(current()).toMatchObject({ locator: place(0.4), version: 1 })
  })

  it.each([401, 403, 404])('is stored locally only after a %i', async (status) => {
    const { calls } = positionShop()
    calls.put.mockRejectedValueOnce(new ApiError(status))
    const { sync } = await reading(calls)
    sync.note(place(0.3), 0.3)
    await passes(LATER)
    await sync.leave()
    expect(calls.put).toHaveBeenCalledOnce()
    expect(stored()).toMatchObject({ locator: place(0.3), isSaved: false })
  })

  it('in a sample is stored locally only', async () => {
    const { sync } = reader(undefined)
    expect(await sync.start()).toBeUndefined()
    sync.note(place(0.2), 0.2)
    await sync.leave()
    expect(stored()).toMatchObject({ locator: place(0.2), isSaved: false })
  })
})

describe('a lost response', () => {
  it('is recognised by what was sent, on the next page', async () => {
    const there = positionShop()
    there.loseAnswer()
    const before = reader(there.calls).sync
    before.note(place(0.2), 0.2)
    await before.leave()
    before.note(place(0.3), 0.3)
    const { sync, onOther } = reader(there.calls)
    expect(await sync.start()).toEqual(place(0.3))
    await passes(SOON)
    expect([there.current().version, stored(), onOther.mock.calls]).toEqual([2, here(0.3, 2), []])
  })

  it('is recognised when the next position conflicts with it', async () => {
    const there = positionShop()
    there.loseAnswer()
    const { sync, onOther } = await reading(there.calls)
    sync.note(place(0.3), 0.3)
    await passes(2 * SOON)
    expect([there.current().version, stored(), onOther.mock.calls]).toEqual([2, here(0.3, 2), []])
  })

  it('does not hide a newer position of another device', async () => {
    const there = positionShop()
    there.loseAnswer()
    const { onOther } = await reading(there.calls)
    there.moveTo(elsewhere)
    await passes(LATER)
    expect(onOther).toHaveBeenCalledWith(elsewhere)
  })
})

describe('a position of another device', () => {
  async function openConflict(there = positionShop(elsewhere)) {
    const { sync, onOther } = await reading(there.calls)
    expect(onOther.mock.calls).toEqual([[elsewhere]])
    return { sync, onOther, ...there }
  }

  it('asks, and sends nothing until answered', async () => {
    const { sync, calls, onOther, current } = await openConflict()
    sync.note(place(0.3), 0.3)
    await passes(LATER)
    await sync.leave()
    sync.receive(elsewhere)
    expect(calls.put).toHaveBeenCalledOnce()
    await sync.stay()
    expect(onOther.mock.calls).toEqual([[elsewhere], [undefined]])
    expect(current()).toMatchObject({ locator: place(0.3), version: 4 })
  })

  it('is taken on request, and nothing is sent', async () => {
    const { sync, calls, onOther } = await openConflict()
    expect(sync.go()).toEqual(place(0.7))
    expect(stored()).toEqual(here(0.7, 3))
    expect(onOther).toHaveBeenLastCalledWith(undefined)
    expect(sync.go()).toBeUndefined()
    await passes(LATER)
    expect(calls.put).toHaveBeenCalledOnce()
  })

  it('is no conflict when it is equal', async () => {
    const there = positionShop({ ...elsewhere, locator: place(0.2) })
    const { onOther } = await reading(there.calls)
    expect([stored(), onOther.mock.calls]).toEqual([here(0.2, 3), []])
  })

  it('is no conflict when the server has no position', async () => {
    const there = positionShop()
    const { onOther } = await reading(there.calls, here(0.1, 8))
    await passes(SOON)
    expect(there.current()).toMatchObject({ locator: place(0.2), version: 1 })
    expect(onOther).not.toHaveBeenCalled()
  })
})
