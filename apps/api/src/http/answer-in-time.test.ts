import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerError } from '../errors/answer-error.ts'
import { answerInTime } from './answer-in-time.ts'

const LONGEST_MS = 40

const app = fastify()
let finish: () => void = () => undefined
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
  app.setErrorHandler(answerError)
  answerInTime(app, LONGEST_MS)
  app.get('/never', async () => {
    await forEver
    return 'late'
  })
  app.get('/stream', () => Readable.from(slowly()))
  app.get('/soon', async () => 'soon')
  await app.ready()
})
afterAll(() => app.close())

test('a handler that does not come to an end is answered for, and may end later', async () => {
  const answer = await app.inject('/never')
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '2'])
  finish()
  await pause(LONGEST_MS)
  expect((await app.inject('/soon')).body).toBe('soon')
})

test('what has begun to be sent takes as long as it needs', async () => {
  const answer = await app.inject('/stream')
  expect([answer.statusCode, answer.body]).toEqual([200, 'abc'])
})
