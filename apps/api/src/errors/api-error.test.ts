import fastify from 'fastify'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from '../messages/messages.ts'
import { bodyOfStatus, type ErrorName, errorBody } from './api-error.ts'
import { handleError } from './error-handler.ts'

const NAMES = Object.keys(MESSAGES.en.errors) as ErrorName[]
const DEVANAGARI_SENTENCE = /^[\u0900-\u097F].*[।!]$/

describe.each(NAMES)('the general error %s', (name) => {
  test('has one code and a sentence in each language', () => {
    const en = errorBody(name, 'en', { method: 'PUT' })
    const ne = errorBody(name, 'ne', { method: 'PUT' })
    expect([Object.keys(en), Object.keys(ne)]).toEqual([
      ['detail', 'code'],
      ['detail', 'code'],
    ])
    expect(ne['code']).toBe(en['code'])
    expect(ne['detail']).toMatch(DEVANAGARI_SENTENCE)
    expect(en['detail']).toMatch(/^[A-Z][\x20-\x7E]*[.!]$/)
    expect(`${en['detail']} ${ne['detail']}`).not.toContain('{')
  })
})

test('the sentences of the specification are unchanged', () => {
  expect(errorBody('not_authenticated')).toMatchObject({ detail: 'You need to login to perform this action.' })
  expect(errorBody('error')).toMatchObject({ detail: 'Something went wrong!' })
})

test.each([400, 403, 404, 408, 413, 414, 415, 418, 429, 431, 500, 503])(
  'status %d has a body in both languages',
  (status) => {
    expect(bodyOfStatus(status, 'ne')).not.toEqual(bodyOfStatus(status, 'en'))
    expect(bodyOfStatus(status)).toEqual(bodyOfStatus(status, 'en'))
  },
)

test.each(['08P01', '08006', '57P01', '53300'])(
  'a database that is away with the code %s is 503 with Retry-After',
  async (code) => {
    const app = fastify()
    app.decorateRequest('language', 'en')
    app.setErrorHandler(handleError)
    app.get('/', async () => {
      // PgBouncer answers with 08P01 when it has no server.
      throw Object.assign(new pg.DatabaseError('query_wait_timeout', 0, 'error'), { code })
    })
    const { statusCode, headers } = await app.inject('/')
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    await app.close()
  },
)
