import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastChange, markEverythingChanged } from './changed-tags.ts'
import { followChanges } from './follow-changes.ts'

let api: Server
let origin: string
let seq: number
let isAway: boolean
let secret: string | undefined
const asked: (string | undefined)[] = []

beforeEach(async () => {
  markEverythingChanged(0)
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
  const following = followChanges(origin, { warn: unexpected })
  await vi.waitFor(() => expect(lastChange([])).toBeGreaterThan(0))
  const begun = lastChange([])

  seq = 41
  await vi.waitFor(() => expect(lastChange(['product:41'])).toBeGreaterThan(begun), 1500)
  expect(lastChange(['product:1'])).toBe(begun)
  expect(asked).toContain('/internal/cache-tags/?after=40')

  isAway = true
  const before = asked.length
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before), 1500)
  expect(lastChange([])).toBe(begun)

  isAway = false
  seq = 3
  await vi.waitFor(() => expect(lastChange([])).toBeGreaterThan(begun), 2500)
  following.stop()
})

it('shows its secret to the API, and says once that the API refuses it', async () => {
  secret = 'the-same-on-both-machines'
  const known = followChanges(origin, { secret, warn: unexpected })
  await vi.waitFor(() => expect(lastChange([])).toBeGreaterThan(0))
  known.stop()

  const sentences: string[] = []
  const unknown = followChanges(origin, { secret: 'another', warn: (sentence) => sentences.push(sentence) })
  const before = asked.length
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before + 2), 2500)
  unknown.stop()
  expect(sentences).toEqual([
    `${origin} refuses to say what changed: INTERNAL_SECRET has to be the same there and here.`,
  ])
})
