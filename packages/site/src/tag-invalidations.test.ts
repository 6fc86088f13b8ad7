import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  invalidateEverything,
  invalidateTags,
  isPageFresh,
  lastInvalidation,
  pollInvalidations,
} from './tag-invalidations.ts'

describe('invalidated tags', () => {
  beforeEach(() => invalidateEverything(1000))

  it('the last change of several tags counts', () => {
    invalidateTags(['a'], 2000)
    invalidateTags(['b', 'c'], 3000)
    expect([
      lastInvalidation(['a']),
      lastInvalidation(['a', 'b']),
      lastInvalidation(['z']),
      lastInvalidation([]),
    ]).toEqual([2000, 3000, 1000, 1000])
  })

  it('a page that was finished within a second after a change may show what was before it', () => {
    invalidateTags(['a'], 5000)
    expect(isPageFresh(['a'], 4000)).toBe(false)
    expect(isPageFresh(['a'], 5900)).toBe(false)
    expect(isPageFresh(['a'], 6001)).toBe(true)
    expect(isPageFresh(['b'], 4000)).toBe(true)
  })

  it('when it is not known what was missed, nothing is current', () => {
    invalidateEverything(9000)
    expect(isPageFresh([], 8000)).toBe(false)
    expect(isPageFresh([], 10_001)).toBe(true)
  })
})

let api: Server
let origin: string
let seq: number
let isAway: boolean
let secret: string | undefined
const asked: (string | undefined)[] = []

beforeEach(async () => {
  invalidateEverything(0)
  seq = 40
  isAway = false
  secret = undefined
  asked.length = 0
  api = createServer(({ url, headers }, response) => {
    asked.push(url)
    const isKnown = secret === undefined || headers.authorization === `Bearer ${secret}`
    if (!isKnown) response.writeHead(403).end('{}')
    else if (isAway) response.writeHead(503).end('{}')
    else response.end(JSON.stringify({ tags: [{ tag: `product:${seq}`, seq }], seq }))
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

it('begins where the API is, marks what changes, waits quietly, and forgets everything when numbers go back', async () => {
  const following = pollInvalidations(origin, { warn: unexpected })
  await vi.waitFor(() => expect(lastInvalidation([])).toBeGreaterThan(0))
  const begun = lastInvalidation([])

  seq = 41
  await vi.waitFor(() => expect(lastInvalidation(['product:41'])).toBeGreaterThan(begun), 1500)
  expect(lastInvalidation(['product:1'])).toBe(begun)
  expect(asked).toContain('/internal/cache-tags/?after=40')

  isAway = true
  const before = asked.length
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before), 1500)
  expect(lastInvalidation([])).toBe(begun)

  isAway = false
  seq = 3
  await vi.waitFor(() => expect(lastInvalidation([])).toBeGreaterThan(begun), 2500)
  following.stop()
})

it('shows its secret to the API, and says once that the API refuses it', async () => {
  secret = 'the-same-on-both-machines'
  const known = pollInvalidations(origin, { secret, warn: unexpected })
  await vi.waitFor(() => expect(lastInvalidation([])).toBeGreaterThan(0))
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
