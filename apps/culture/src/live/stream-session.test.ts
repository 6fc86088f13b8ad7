import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@dabali/api-client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SessionState } from './session-state.ts'
import { deviceId, streamSession } from './stream-session.ts'
import { makeLive } from './testing/make-live.ts'

const BLOCKED = {
  getItem() {
    throw new DOMException('blocked', 'SecurityError')
  },
}

function makeStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('the id of a device', () => {
  it.each([
    { where: 'with storage', storageOfTab: makeStorage },
    { where: 'where storage is blocked', storageOfTab: () => BLOCKED },
    { where: 'where storage is full', storageOfTab: () => ({ getItem: () => null, setItem: BLOCKED.getItem }) },
  ])('stays the same $where, and differs in another tab', ({ storageOfTab }) => {
    const openTab = () => {
      vi.stubGlobal('sessionStorage', storageOfTab())
      vi.stubGlobal('window', { name: '' })
    }
    openTab()
    const first = deviceId()
    expect(deviceId()).toBe(first)
    openTab()
    expect(deviceId()).not.toBe(first)
  })
})

describe('a hidden tab that could not start the stream', () => {
  it.each([
    { event: 'online', visibility: 'hidden', what: 'the connection is back' },
    { event: 'visibilitychange', visibility: 'visible', what: 'it becomes visible' },
  ])('starts it when $what', async ({ event, visibility }) => {
    let isReachable = false
    const server = createServer((_request, response) => {
      if (!isReachable) return void response.destroy()
      const body = { src: '/v1/hls/t/s/index.m3u8', state: 'live', start_id: 'a' }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    vi.stubGlobal('sessionStorage', makeStorage())
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}/v1/`, retries: 0 })
    const stream = streamSession({ client, slug: 'asar', id: '7', first: makeLive('live') })
    let state: SessionState | undefined
    const close = stream.open((changed) => {
      state = changed
    })
    await vi.waitFor(() => expect(state?.connection).toBe('lost'))
    isReachable = true
    page.visibilityState = visibility
    page.dispatchEvent(new Event(event))
    await vi.waitFor(() => expect(state).toMatchObject({ connection: 'up', slot: { kind: 'here', nth: 1 } }))
    close()
    server.closeAllConnections()
    server.close()
  })
})
