import type { ReadingPosition, ReadingPositionInput } from '@dabali/api-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageServices, type Sent } from '../../testing/page-frame.tsx'
import { loadPosition } from './position-conflict.tsx'
import { positionCalls } from './position-sync.ts'
import { createProgressStore, type OtherPosition } from './progress-store.ts'

const PARTS = [
  { type: 'audio/mp4', title: 'One', seconds: 100 },
  { type: 'audio/mp4', title: 'Two', seconds: 100 },
]
const NOWHERE: ReadingPosition = { version: 0, locator: null, progress: 0, device: null, updated_at: null }
const at = (part: number, seconds: number, version: number): ReadingPosition => ({
  version,
  locator: { href: `part-${part}`, type: 'audio/mp4', locations: { fragments: [`t=${seconds}`] } },
  progress: 0.5,
  device: 'Phone',
  updated_at: '2026-12-12T12:45:00Z',
})
const json = (body: object, status = 200) => Response.json(body, { status })

/** A shop that keeps a position as the API does. */
function shop(first: ReadingPosition) {
  const stored = { now: first, isReached: true }
  const answer = ({ body }: Sent) => {
    if (!stored.isReached) return Response.error()
    const sent = body as ReadingPositionInput
    if (sent.base_version !== stored.now.version) {
      return json({ detail: 'forked', code: 'position_fork', saved: stored.now, sent }, 409)
    }
    stored.now = { ...stored.now, ...sent, version: sent.base_version + 1 }
    return json(stored.now)
  }
  return { stored, ...pageServices(answer) }
}

const ends: (() => void)[] = []

function openStore({ services }: Pick<ReturnType<typeof shop>, 'services'>, saved = NOWHERE) {
  const others: (OtherPosition | undefined)[] = []
  const calls = positionCalls(services.client, '7')
  const store = createProgressStore({ id: '7', calls, saved, parts: PARTS, onOther: (other) => others.push(other) })
  const end = store.watch()
  ends.push(end)
  return { store, others, end }
}

const here = () => loadPosition('time 7')
const savedOnServer = ({ stored }: ReturnType<typeof shop>) => {
  const { href, locations } = stored.now.locator ?? {}
  return `${href} ${locations?.fragments?.[0]} over ${stored.now.version - 1}`
}
const SOON = { timeout: 5000 }

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

describe('createProgressStore', () => {
  it('starts at the beginning without a position', () => {
    const { store } = openStore(shop(NOWHERE))
    expect([store.start, store.progress]).toEqual([{ part: 0, seconds: 0 }, 0])
  })

  it('stores a position at once and sends it soon', async () => {
    const there = shop(NOWHERE)
    const { store } = openStore(there)
    store.save({ part: 1, seconds: 12.6 }, 0.56, { soon: true })
    expect(here()).toMatchObject({ locator: { href: 'part-2' }, progress: 0.56, isSaved: false })
    await expect.poll(() => savedOnServer(there), SOON).toBe('part-2 t=12 over 0')
    await expect.poll(here).toMatchObject({ version: 1, isSaved: true })
    expect(openStore(there).store).toMatchObject({ start: { part: 1, seconds: 12 }, progress: 0.56 })
  })

  it('sends a second once, and at once after a pause', async () => {
    const there = shop(NOWHERE)
    const { store } = openStore(there)
    store.save({ part: 0, seconds: 3.1 }, 0.01)
    store.save({ part: 0, seconds: 3.6 }, 0.02)
    expect([here()?.progress, there.sent.length]).toEqual([0.01, 0])
    store.save({ part: 0, seconds: 3.9 }, 0.03, { soon: true })
    await expect.poll(here).toMatchObject({ version: 1, isSaved: true })
    store.save({ part: 0, seconds: 3.9 }, 0.03, { soon: true })
    expect(there.sent).toHaveLength(1)
  })

  it('asks about a newer position of another device and sends nothing before the answer', async () => {
    const there = shop(NOWHERE)
    const { store, others } = openStore(there)
    there.stored.now = at(2, 40, 3)
    store.save({ part: 0, seconds: 5 }, 0.02, { soon: true })
    await expect.poll(() => others, SOON).toEqual([{ position: { part: 1, seconds: 40 }, device: 'Phone' }])
    store.save({ part: 0, seconds: 9 }, 0.04, { soon: true })
    expect(savedOnServer(there)).toBe('part-2 t=40 over 2')
    await store.stayHere()
    expect(savedOnServer(there)).toBe('part-1 t=9 over 3')
    expect(others.at(-1)).toBeUndefined()
  })

  it('takes the other position on request and sends nothing', () => {
    const there = shop(at(1, 5, 1))
    openStore(there, at(1, 5, 1))
    const { store, others } = openStore(there, at(2, 40, 2))
    expect([store.start, others[0]?.position]).toEqual([
      { part: 0, seconds: 5 },
      { part: 1, seconds: 40 },
    ])
    expect(store.goThere()).toEqual({ part: 1, seconds: 40 })
    expect(here()).toMatchObject({ locator: { href: 'part-2' }, version: 2, isSaved: true })
    expect(there.sent).toEqual([])
  })

  it('recognises its own position with a lost response', async () => {
    const there = shop(NOWHERE)
    const { store, others } = openStore(there)
    // It came, and its answer did not.
    there.stored.now = { ...at(1, 20, 1), device: 'Computer' }
    store.save({ part: 0, seconds: 20 }, 0.1, { soon: true })
    await expect.poll(() => here()?.isSaved, SOON).toBe(true)
    expect(others).toEqual([])
  })

  it('overwrites a text position', async () => {
    const there = shop({ ...at(1, 5, 4), locator: { href: 'EPUB/one.xhtml', type: 'application/xhtml+xml' } })
    const { store } = openStore(there, there.stored.now)
    expect(store.start).toEqual({ part: 0, seconds: 0 })
    store.save({ part: 1, seconds: 7 }, 0.5, { soon: true })
    await expect.poll(() => savedOnServer(there), SOON).toBe('part-2 t=7 over 4')
    expect(there.sent).toHaveLength(1)
  })

  it.each(['pagehide', 'online'])('sends unsaved positions on %s', async (event) => {
    const there = shop(NOWHERE)
    openStore(there).store.save({ part: 0, seconds: 20 }, 0.1)
    dispatchEvent(new Event(event))
    await expect.poll(() => savedOnServer(there)).toBe('part-1 t=20 over 0')
  })

  it('sends it when stopped, and waits for nothing afterwards', async () => {
    const there = shop(NOWHERE)
    const { store, end } = openStore(there)
    store.save({ part: 0, seconds: 20 }, 0.1)
    end()
    await expect.poll(() => savedOnServer(there)).toBe('part-1 t=20 over 0')
    dispatchEvent(new Event('online'))
    expect(there.sent).toHaveLength(1)
  })

  it('sends what was stored offline when it is opened again', async () => {
    const there = shop(NOWHERE)
    there.stored.isReached = false
    const { store, end } = openStore(there)
    store.save({ part: 0, seconds: 20 }, 0.1)
    end()
    await expect.poll(() => there.sent.length).toBe(1)
    there.stored.isReached = true
    openStore(there)
    await expect.poll(() => savedOnServer(there), SOON).toBe('part-1 t=20 over 0')
  })
})
