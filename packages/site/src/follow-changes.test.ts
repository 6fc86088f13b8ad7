import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lastChange, markEverythingChanged } from './changed-tags.ts'
import { followChanges } from './follow-changes.ts'

let api: Server
let origin: string
let seq: number
let isAway: boolean
const asked: (string | undefined)[] = []

beforeEach(async () => {
  markEverythingChanged(0)
  seq = 40
  isAway = false
  asked.length = 0
  api = createServer(({ url }, response) => {
    asked.push(url)
    if (isAway) response.writeHead(503).end('{}')
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

it('begins where the API is, marks what changes, waits quietly, and forgets everything when numbers go back', async () => {
  const following = followChanges(origin)
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
