import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidateEverything, invalidateTags, isFresh, pollInvalidations } from './tag-invalidations.ts'

describe('the freshness of a page', () => {
  beforeEach(() => invalidateEverything(1000))

  it.each([
    ['a page of an invalidated tag is outdated', ['a'], 19_000, 20_001, false],
    ['so is one whose render started in the same moment', ['a'], 20_000, 20_001, false],
    ['one that started later is fresh', ['a'], 20_001, 20_002, true],
    ['and outdated when no load from before the change can run any more', ['a'], 20_001, 25_001, false],
    ['one that started after that stays fresh', ['a'], 25_001, 90_000, true],
    ['the latest of several tags counts', ['a', 'b'], 25_001, 90_000, false],
    ['another tag does not matter', ['z'], 19_000, 90_000, true],
    ['nor does any for a page without tags', [], 10_000, 90_000, true],
    ['everything is outdated when changes may have been missed', [], 1000, 90_000, false],
  ])('%s', (_title, tags, startedAt, now, expected) => {
    invalidateTags(['a', 'c'], 20_000)
    invalidateTags(['b'], 80_000)
    expect(isFresh(tags, startedAt, now)).toBe(expected)
  })
})

let api: Server
let origin: string
let seq: number
let hasMore: boolean
let isAway: boolean
let secret: string | undefined
const asked: (string | undefined)[] = []

beforeEach(async () => {
  invalidateEverything(0)
  seq = 40
  hasMore = false
  isAway = false
  secret = undefined
  asked.length = 0
  api = createServer(({ url, headers }, response) => {
    asked.push(url)
    const isKnown = secret === undefined || headers.authorization === `Bearer ${secret}`
    if (!isKnown) response.writeHead(403).end('{}')
    else if (isAway) response.writeHead(503).end('{}')
    else response.end(JSON.stringify({ tags: [{ tag: `product:${seq}`, seq }], seq, has_more: hasMore }))
  })
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  const address = api.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterEach(() => {
  api.closeAllConnections()
  api.close()
})

const unexpected = (sentence: string) => expect.unreachable(sentence)

/** Waits until a page with this tag that started before now is outdated. */
async function untilOutdated(tag: string) {
  const startedAt = Date.now()
  await vi.waitFor(() => expect(isFresh([tag], startedAt)).toBe(false), { timeout: 2500, interval: 20 })
}

it('invalidates everything at its first answer, then the tags that change', async () => {
  const polling = pollInvalidations(origin, { warn: unexpected })
  await untilOutdated('product:1')
  expect(asked).toEqual(['/internal/cache-tags/'])

  await vi.waitFor(() => expect(asked).toContain('/internal/cache-tags/?after=40'), 1500)
  const startedAt = Date.now()
  seq = 41
  await untilOutdated('product:41')
  expect(isFresh(['product:1'], startedAt)).toBe(true)
  await vi.waitFor(() => expect(asked).toContain('/internal/cache-tags/?after=41'), 1500)
  polling.stop()
})

it('invalidates nothing while the API is away, and everything when the numbers go back', async () => {
  const polling = pollInvalidations(origin, { warn: unexpected })
  await untilOutdated('product:1')
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), 1500)

  isAway = true
  const [startedAt, before] = [Date.now(), asked.length]
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before + 1), 2500)
  expect(isFresh(['product:1'], startedAt)).toBe(true)

  isAway = false
  seq = 3
  await untilOutdated('product:1')
  polling.stop()
})

it('requests again at once when there are more changes than one response holds', async () => {
  hasMore = true
  const polling = pollInvalidations(origin, { warn: unexpected })
  // Two answers a second would take 2.5 seconds.
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(5), { timeout: 1000, interval: 20 })
  polling.stop()
})

it('sends its secret to the API and logs once that the API refuses it', async () => {
  secret = 'the-same-on-both-machines'
  const known = pollInvalidations(origin, { secret, warn: unexpected })
  await untilOutdated('product:1')
  known.stop()

  const sentences: string[] = []
  const unknown = pollInvalidations(origin, { secret: 'another', warn: (sentence) => sentences.push(sentence) })
  const before = asked.length
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before + 2), 2500)
  unknown.stop()
  expect(sentences).toEqual([
    `${origin} refuses to say what changed: INTERNAL_SECRET has to be the same there and here.`,
  ])
})
