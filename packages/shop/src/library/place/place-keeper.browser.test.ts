import type { ReadingPosition, ReadingPositionInput } from '@dabali/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { pageServices, type Sent } from '../../testing/page-frame.tsx'
import { keptPlace } from './kept-places.ts'
import type { SavedPlace } from './meet-places.ts'
import { placeKeeper } from './place-keeper.ts'

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
  const kept = { now: first }
  const answer = ({ body }: Sent) => {
    const sent = body as ReadingPositionInput
    if (sent.base_version !== kept.now.version) {
      return json({ detail: 'forked', code: 'position_fork', saved: kept.now, sent }, 409)
    }
    kept.now = { ...kept.now, locator: sent.locator, progress: sent.progress, version: sent.base_version + 1 }
    return json(kept.now)
  }
  return { kept, ...pageServices(answer) }
}

function keeping({ services }: Pick<ReturnType<typeof shop>, 'services'>, saved = NOWHERE) {
  const others: (SavedPlace | undefined)[] = []
  const keeper = placeKeeper({
    id: '7',
    url: '/v1/api/library/7/position/',
    saved,
    parts: PARTS,
    client: services.client,
    device: 'Computer',
    onOther: (other) => others.push(other),
  })
  return { keeper, others }
}

const placeIn = ({ kept }: ReturnType<typeof shop>) => {
  const { href, locations } = kept.now.locator ?? {}
  return `${href} ${locations?.fragments?.[0]} over ${kept.now.version - 1}`
}

beforeEach(() => {
  localStorage.clear()
})

describe('placeKeeper', () => {
  it('keeps a place here at once and in the shop soon', async () => {
    const there = shop(NOWHERE)
    const { keeper } = keeping(there)
    keeper.keep({ part: 1, seconds: 12.6 }, 0.56, { soon: true })
    expect(keptPlace('7')).toMatchObject({ part: 1, seconds: 12.6, isSaved: false })
    await expect.poll(() => placeIn(there), { timeout: 5000 }).toBe('part-2 t=12 over 0')
    await expect.poll(() => keptPlace('7')).toMatchObject({ version: 1, isSaved: true })
  })

  it('asks where another device has gone on meanwhile, and sends nothing before the answer', async () => {
    const there = shop(NOWHERE)
    const { keeper, others } = keeping(there)
    there.kept.now = at(2, 40, 3)
    keeper.keep({ part: 0, seconds: 5 }, 0.02, { soon: true })
    await expect
      .poll(() => others, { timeout: 5000 })
      .toMatchObject([{ place: { part: 1, seconds: 40 }, device: 'Phone' }])
    keeper.keep({ part: 0, seconds: 9 }, 0.04, { soon: true })
    expect(placeIn(there)).toBe('part-2 t=40 over 2')
    keeper.stayHere()
    await expect.poll(() => placeIn(there), { timeout: 5000 }).toBe('part-1 t=9 over 3')
    expect(others.at(-1)).toBeUndefined()
  })

  it('goes there when it is told to, and sends nothing', () => {
    const there = shop(at(1, 5, 1))
    keeping(there, at(1, 5, 1))
    const { keeper, others } = keeping(there, at(2, 40, 2))
    expect([keeper.start, others[0]?.place]).toMatchObject([
      { part: 0, seconds: 5 },
      { part: 1, seconds: 40 },
    ])
    expect(keeper.goThere()).toEqual({ part: 1, seconds: 40 })
    expect(keptPlace('7')).toMatchObject({ part: 1, seconds: 40, version: 2, isSaved: true })
    expect(there.sent).toEqual([])
  })

  it('knows its own place again, whose answer was lost', async () => {
    const there = shop(NOWHERE)
    const { keeper, others } = keeping(there)
    // It came, and its answer did not.
    there.kept.now = { ...at(1, 20, 1), device: 'Computer' }
    keeper.keep({ part: 0, seconds: 20 }, 0.1, { soon: true })
    await expect.poll(() => keptPlace('7')?.isSaved, { timeout: 5000 }).toBe(true)
    expect(others).toEqual([])
  })
})
