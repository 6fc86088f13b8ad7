import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { handleError } from '../errors/error-handler.ts'
import { limitConcurrency, limitHandlerTime } from './request-hooks.ts'

const LONGEST_MS = 40

const app = fastify()
let finish: () => void = () => undefined
let refused: IncomingMessage | undefined
const forEver = new Promise<void>((resolve) => {
  finish = resolve
})

async function* slowly() {
  for (const part of ['a', 'b', 'c']) {
    yield part
    await pause(LONGEST_MS)
  }
}

beforeAll(async () => {
  app.setErrorHandler(handleError)
  limitHandlerTime(app, LONGEST_MS)
  app.get('/never', async () => {
    await forEver
    return 'late'
  })
  app.get('/stream', () => Readable.from(slowly()))
  app.get('/soon', async () => 'soon')
  // The body is read to its end only after the answer.
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.put('/refused', { config: { takesUpload: true } }, async ({ raw }, reply) => {
    refused = raw
    return reply.code(400).send('refused')
  })
  await app.ready()
})
afterAll(() => app.close())

test('answers 503 for a handler that takes too long; the handler may finish later', async () => {
  const answer = await app.inject('/never')
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '2'])
  finish()
  await pause(LONGEST_MS)
  expect((await app.inject('/soon')).body).toBe('soon')
})

test('a response that has begun has no limit', async () => {
  const answer = await app.inject('/stream')
  expect([answer.statusCode, answer.body]).toEqual([200, 'abc'])
})

test('an upload that was refused before its end has no timer left', async () => {
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const sent = request(`${base}/refused`, { method: 'PUT', headers: { 'content-type': 'application/octet-stream' } })
  sent.write('a')
  const [answer] = await once(sent, 'response')
  expect(answer.resume().statusCode).toBe(400)
  const set = vi.spyOn(globalThis, 'setTimeout')
  const ended = once(refused as IncomingMessage, 'end')
  sent.end('b')
  await ended
  expect(set.mock.calls.filter(([, ms]) => ms === LONGEST_MS)).toEqual([])
  set.mockRestore()
})

const BUSY = { statusCode: 503, body: { code: 'busy' }, headers: { 'Retry-After': expect.stringMatching(/^[1-4]$/) } }

test('runs a limited number at once, queues a limited number in order, and refuses the others at once', async () => {
  const inTurn = limitConcurrency({ running: 2, waiting: 2, patienceMs: 60_000 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (name: number) =>
    inTurn(() => {
      begun.push(name)
      return new Promise<number>((resolve) => ends.push(() => resolve(name)))
    })
  const all = [0, 1, 2, 3].map(work)
  await expect(work(4)).rejects.toMatchObject(BUSY)
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  expect(await all[1]).toBe(1)
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.()
  await all[0]
  ends[2]?.()
  await all[2]
  ends[3]?.()
  expect(await all[3]).toBe(3)
  expect(await inTurn(async () => 'again')).toBe('again')
})

test('refuses requests that wait too long; a failed one frees its slot', async () => {
  const inTurn = limitConcurrency({ running: 1, waiting: 5, patienceMs: 25 })
  let fail: (reason: Error) => void = () => undefined
  const first = inTurn(() => new Promise((_resolve, reject) => (fail = reject)))
  await expect(inTurn(async () => 'late')).rejects.toMatchObject(BUSY)
  fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await inTurn(async () => 'next')).toBe('next')
})

/** Requests of which each takes so long by a clock that the test sets. */
function steadyWork(limits: { running: number; waiting: number; patienceMs: number }, takesMs: number) {
  let time = 0
  const inTurn = limitConcurrency({ ...limits, now: () => time })
  const ends: (() => void)[] = []
  return {
    inTurn,
    /** Enough for the average to be what each takes. */
    async measure() {
      for (let turn = 0; turn < 300; turn += 1)
        await inTurn(async () => {
          time += takesMs
        })
    },
    begin: () => inTurn(() => new Promise<void>((resolve) => ends.push(resolve))),
    endAll() {
      for (const end of ends.splice(0)) end()
    },
  }
}

const retryAfter = (refused: unknown) => Number(Object(Reflect.get(Object(refused), 'headers'))['Retry-After'])

test('lets as many wait as are done in time, and tells the others to return one after the other', async () => {
  const { inTurn, measure, begin, endAll } = steadyWork({ running: 1, waiting: 1000, patienceMs: 4000 }, 1000)
  await measure()
  // Four wait; a fifth would be done after more than four seconds.
  const all = [begin(), begin(), begin(), begin(), begin()]
  const seconds: number[] = []
  for (let at = 0; at < 40; at += 1) seconds.push(await inTurn(async () => 0).catch(retryAfter))
  expect(seconds.slice(0, 4)).toEqual([5, 6, 7, 8])
  expect(seconds.at(-1)).toBe(30)
  for (const one of all) {
    endAll()
    await one
  }
})

test('lets more wait when they are done faster', async () => {
  const { inTurn, measure, begin, endAll } = steadyWork({ running: 1, waiting: 1000, patienceMs: 4000 }, 100)
  await measure()
  const all = Array.from({ length: 41 }, begin)
  expect(await inTurn(async () => 0).catch(retryAfter)).toBe(5)
  for (const one of all) {
    endAll()
    await one
  }
})
