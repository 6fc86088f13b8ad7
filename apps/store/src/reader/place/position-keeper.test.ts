import { ApiError, type ReadingPosition } from '@dabali/api-client'
import { describe, expect, it, vi } from 'vitest'
import { type PositionCalls, positionKeeper } from './position-keeper.ts'
import type { KeptPosition } from './position-sync.ts'

const place = (progression: number) => ({ href: 'one.xhtml', type: 'a/b', locations: { progression } })
const NOWHERE: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }

/** A shop with one position, which refuses what was written over another one. */
function shop(saved: ReadingPosition = NOWHERE) {
  let position = saved
  const put: PositionCalls['put'] = async ({ base_version, ...rest }) => {
    if (base_version !== position.version)
      throw new ApiError(409, { detail: 'x', code: 'position_fork', saved: position })
    position = { ...rest, version: base_version + 1, updated_at: '2026-09-21T00:00:00Z' }
    return position
  }
  return { calls: { get: async () => position, put: vi.fn(put) }, standing: () => position }
}

function reader(calls: PositionCalls | undefined, kept?: KeptPosition) {
  const keep = vi.fn<(position: KeptPosition) => void>()
  const onFork = vi.fn<(other: ReadingPosition) => void>()
  const keeper = positionKeeper({ device: 'Phone', calls, kept, keep, onFork, pauseMilliseconds: 0 })
  return { keeper, onFork, kept: () => keep.mock.lastCall?.[0] }
}

const elsewhere: ReadingPosition = { ...NOWHERE, version: 3, locator: place(0.7), progress: 0.7, device: 'Computer' }

describe('positionKeeper', () => {
  it('begins where another device was, when this one was nowhere', async () => {
    const { keeper, onFork } = reader(shop(elsewhere).calls)
    expect(await keeper.start()).toEqual(place(0.7))
    expect(onFork).not.toHaveBeenCalled()
  })

  it('begins where this device was, and asks about the other one', async () => {
    const { keeper, onFork } = reader(shop(elsewhere).calls, {
      locator: place(0.1),
      progress: 0.1,
      version: 1,
      isSaved: true,
    })
    expect(await keeper.start()).toEqual(place(0.1))
    await vi.waitFor(() => expect(onFork).toHaveBeenCalledWith(elsewhere))
  })

  it('keeps a place here at once, and sends it', async () => {
    const { calls, standing } = shop()
    const { keeper, kept } = reader(calls)
    await keeper.start()
    keeper.note(place(0.2), 0.2)
    expect(kept()).toMatchObject({ locator: place(0.2), isSaved: false })
    await vi.waitFor(() => expect(kept()).toMatchObject({ version: 1, isSaved: true }))
    expect(standing()).toMatchObject({ locator: place(0.2), device: 'Phone' })
  })

  it('asks where another device went on meanwhile, and sends nothing until it is answered', async () => {
    const { calls, standing } = shop(elsewhere)
    const { keeper, onFork } = reader(calls)
    keeper.note(place(0.2), 0.2)
    await vi.waitFor(() => expect(onFork).toHaveBeenCalledOnce())
    keeper.note(place(0.3), 0.3)
    await keeper.send()
    expect(calls.put).toHaveBeenCalledOnce()
    await keeper.stay()
    expect(standing()).toMatchObject({ locator: place(0.3), version: 4 })
  })

  it('goes where the other device is', async () => {
    const { calls } = shop(elsewhere)
    const { keeper, onFork, kept } = reader(calls)
    keeper.note(place(0.2), 0.2)
    await vi.waitFor(() => expect(onFork).toHaveBeenCalledOnce())
    expect(keeper.go()).toEqual(place(0.7))
    expect(kept()).toMatchObject({ version: 3, isSaved: true })
    expect(keeper.go()).toBeUndefined()
  })

  it('tries again after the line was lost, with the place of by then', async () => {
    const { calls, standing } = shop()
    calls.put.mockRejectedValueOnce(new ApiError('network'))
    const { keeper, kept } = reader(calls)
    keeper.note(place(0.2), 0.2)
    await keeper.send()
    expect(kept()).toMatchObject({ isSaved: false })
    keeper.note(place(0.4), 0.4)
    await keeper.send()
    expect(standing()).toMatchObject({ locator: place(0.4), version: 1 })
  })

  it('sends what came while it was sending', async () => {
    const { calls, standing } = shop()
    const { keeper } = reader(calls)
    keeper.note(place(0.2), 0.2)
    const sent = keeper.send()
    keeper.note(place(0.5), 0.5)
    await sent
    expect(standing()).toMatchObject({ locator: place(0.5), version: 2 })
  })

  it('keeps the place in a sample here alone', async () => {
    const { keeper, kept } = reader(undefined)
    expect(await keeper.start()).toBeUndefined()
    keeper.note(place(0.2), 0.2)
    await keeper.send()
    expect(kept()).toMatchObject({ locator: place(0.2) })
  })
})
