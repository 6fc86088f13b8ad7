import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createPartUpload, type PartsState } from './upload-parts.ts'

const PART = 4
let server: Server
let window: Window
let parts: Map<number, Buffer>
let sent: number[]
let begun: number
/** The number of a part whose connection is cut. */
let lost: number | undefined
let checks: number[]
/** The number of a part that the storage has lost when the check begins. */
let vanished: number | undefined
let refusal: object | undefined

const toUpload = (more: object = {}) => ({
  ...{ id: 'u1', part_size: PART, parts: 3, received: [...parts.keys()], is_complete: false, ...more },
})

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { method, url = '' } = request
  const body = await buffer(request)
  const send = (status: number, value: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  const [, number] = /parts\/(\d+)\/$/.exec(url) ?? []
  if (number !== undefined) {
    sent.push(Number(number))
    if (lost === Number(number)) return response.destroy()
    const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
    if (request.headers['content-digest'] !== digest) return send(400, { file: ['Changed.'], code: 'invalid' })
    parts.set(Number(number), body)
    return send(200, toUpload())
  }
  if (url.endsWith('/complete/')) {
    const status = checks.shift() ?? 200
    if (vanished !== undefined) parts.delete(vanished)
    vanished = undefined
    return status === 200 ? send(200, toUpload({ is_complete: true })) : send(status, refusal ?? { code: 'busy' })
  }
  if (method === 'POST') begun += 1
  return send(method === 'POST' ? 201 : 200, toUpload())
}

beforeAll(async () => {
  server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  window = new Window({ url })
  vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest)
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('location', { href: url })
  const { fetch: ask } = globalThis
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    typeof input === 'string' && input.startsWith('/') ? ask(new URL(input, url), init) : ask(input, init),
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await window.happyDOM.close()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  parts = new Map()
  sent = []
  begun = 0
  checks = []
  lost = undefined
  refusal = undefined
  vanished = undefined
})

function begin() {
  const states: PartsState[] = []
  const file = new window.File(['abcdefghij'], 'a.mp3') as unknown as File
  const upload = createPartUpload({
    ...{ kind: 'audio', file, isPublic: false, pauseMs: 1 },
    onChange: (state) => states.push(state),
  })
  return { upload, states }
}

it('goes on after a lost connection with the parts that have not arrived', async () => {
  const { upload, states } = begin()
  lost = 2
  expect(await upload.start()).toBeUndefined()
  expect([upload.state().status, sent]).toEqual(['lost', [1, 2]])
  lost = undefined
  expect(await upload.start()).toMatchObject({ is_complete: true })
  expect(sent).toEqual([1, 2, 2, 3])
  expect(Buffer.concat([1, 2, 3].map((number) => parts.get(number) ?? Buffer.alloc(0))).toString()).toBe('abcdefghij')
  expect([upload.state().status, states.at(-1)?.progress]).toEqual(['done', 1])
})

it('a pause keeps what has arrived, and a check that takes long is asked for again', async () => {
  const { upload } = begin()
  const started = upload.start()
  upload.pause()
  expect([await started, upload.state().status]).toEqual([undefined, 'paused'])
  checks = [503, 502, 200]
  expect(await upload.start()).toMatchObject({ is_complete: true })
})

it('a pause that ends before anything has been answered sends each part once', async () => {
  const { upload } = begin()
  const paused = upload.start()
  upload.pause()
  const ends = await Promise.all([paused, upload.start()])
  expect(ends).toEqual([undefined, expect.objectContaining({ is_complete: true })])
  expect([begun, sent]).toEqual([1, [1, 2, 3]])
})

it('a refused file says why', async () => {
  const { upload } = begin()
  checks = [400]
  refusal = { file: ['This file is damaged.'], code: 'invalid' }
  expect(await upload.start()).toBeUndefined()
  expect(upload.state()).toMatchObject({ status: 'refused', error: { body: { file: ['This file is damaged.'] } } })
})

it('a part that the storage has lost is sent again when the upload goes on', async () => {
  const { upload } = begin()
  checks = [400]
  vanished = 2
  expect(await upload.start()).toBeUndefined()
  expect(upload.state().status).toBe('lost')
  expect(await upload.start()).toMatchObject({ is_complete: true })
  expect(sent).toEqual([1, 2, 3, 2])
})
