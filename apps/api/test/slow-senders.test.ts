import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeMp3 } from './make-media.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { addMember } from './start-staff.ts'
import { digestOf, uploading } from './upload-parts.ts'

/** Uploads need a byte a second; everything else has 300 ms. */
const ARRIVAL = { longestMs: 300, leastRate: 1, checkMs: 2000 }
const PIECES = 30
const PIECE_MS = 40

let api: RunningApp
let base: string
let keeper: { cookie: string }
beforeAll(async () => {
  api = await startApp({ arrival: ARRIVAL })
  base = await api.app.listen({ port: 0, host: '127.0.0.1' })
  keeper = await addMember(api, ['shopkeeper'])
})
afterAll(() => api.stop())

/** The status, or that the connection was closed without an answer. */
const answerOf = (sent: ClientRequest) =>
  once(sent, 'response').then(
    ([message]) => (message as IncomingMessage).resume().statusCode,
    () => 'closed',
  )

async function partOf(bytes: Buffer) {
  const { body } = await uploading({ app: api.app, keeper }).begin({ kind: 'audio', name: 'a.mp3', bytes })
  const headers = {
    ...{ cookie: keeper.cookie, 'content-type': 'application/octet-stream' },
    ...{ 'content-digest': digestOf(bytes), 'content-length': bytes.length },
  }
  return request(`${base}/v1/api/staff/uploads/${body.id}/parts/1/`, { method: 'PUT', headers })
}

test('an upload on a slow line may take longer than other requests', async () => {
  const bytes = makeMp3()
  const sent = await partOf(bytes)
  const answer = answerOf(sent)
  const size = Math.ceil(bytes.length / PIECES)
  for (let at = 0; at < bytes.length; at += size) {
    sent.write(bytes.subarray(at, at + size))
    await pause(PIECE_MS)
  }
  sent.end()
  expect(await answer).toBe(200)
})

test('an upload that has stopped is refused', async () => {
  const bytes = makeMp3()
  const sent = await partOf(bytes)
  const answer = answerOf(sent)
  sent.write(bytes.subarray(0, 100))
  expect(await answer).toBe(408)
})

test('a picture that is too large is refused to a sender that reads the answer at the end', async () => {
  // A busy machine needs longer for it than the limit of the other tests.
  const patient = await startApp()
  onTestFinished(() => patient.stop())
  const { port } = new URL(await patient.app.listen({ port: 0, host: '127.0.0.1' }))
  const { cookie } = await addMember(patient, ['shopkeeper'])
  const size = 16_000_000
  const socket = connect(Number(port), '127.0.0.1')
  socket.pause()
  const head = [
    'POST /v1/api/staff/pictures/ HTTP/1.1',
    'host: 127.0.0.1',
    `cookie: ${cookie}`,
    'content-type: image/png',
    `content-length: ${size}`,
  ]
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error))
  const write = promisify((bytes: string | Buffer, done: (error?: Error | null) => void) => socket.write(bytes, done))
  // A server that does not read the rest keeps the connection until it is idle for too long.
  socket.setTimeout(10_000, () => socket.destroy(new Error('Nothing is read any more.')))
  await Promise.race([failed, write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.alloc(size)]))])
  socket.resume()
  const [answer] = await Promise.race([failed, once(socket, 'data')])
  socket.destroy()
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
})

test('an upload that is not allowed is closed when it does not end', async () => {
  const sent = request(`${base}/v1/api/staff/pictures/`, { method: 'POST', headers: { 'content-length': 1000 } })
  sent.write('a')
  expect(await answerOf(sent)).toBe(401)
  const [socket] = [sent.socket]
  if (socket && !socket.destroyed) await once(socket, 'close')
})

test('another request that arrives slowly is closed', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': 1000 }
  const sent = request(`${base}/v1/api/contact/`, { method: 'POST', headers })
  const answer = answerOf(sent)
  sent.write('{"name":')
  expect(await answer).toBe('closed')
})
