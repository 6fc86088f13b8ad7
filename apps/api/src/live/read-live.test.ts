import { expect, test } from 'vitest'
import { readLive } from './origin.ts'

const ORIGIN = 'https://media.example.com/live'
const SECRET = 'a-secret-of-the-origin'

test('the default origin is the sandbox, and none in production', () => {
  expect(readLive({})?.origin).toBe('http://127.0.0.1:4100/hls/')
  expect(readLive({ NODE_ENV: 'production' })).toBeUndefined()
})

test('reads the origin', () => {
  for (const NODE_ENV of ['production', 'test'])
    expect(readLive({ NODE_ENV, LIVE_ORIGIN: ORIGIN, LIVE_ORIGIN_SECRET: SECRET })).toEqual({
      origin: `${ORIGIN}/`,
      secret: SECRET,
    })
})

test.each([
  ['no address', { LIVE_ORIGIN: 'media.example.com', LIVE_ORIGIN_SECRET: SECRET }],
  ['another protocol', { LIVE_ORIGIN: 'ftp://media.example.com/', LIVE_ORIGIN_SECRET: SECRET }],
  ['a password in it', { LIVE_ORIGIN: 'https://a:b@media.example.com/', LIVE_ORIGIN_SECRET: SECRET }],
  ['a query', { LIVE_ORIGIN: `${ORIGIN}?a=b`, LIVE_ORIGIN_SECRET: SECRET }],
  ['a short secret', { LIVE_ORIGIN: ORIGIN, LIVE_ORIGIN_SECRET: 'short' }],
  ['a secret of two lines', { LIVE_ORIGIN: ORIGIN, LIVE_ORIGIN_SECRET: `${SECRET}\r\nX: y` }],
  ['no secret in production', { NODE_ENV: 'production', LIVE_ORIGIN: ORIGIN }],
  ['no address in production', { NODE_ENV: 'production', LIVE_ORIGIN_SECRET: SECRET }],
  [
    'the secret of the sandbox in production',
    { NODE_ENV: 'production', LIVE_ORIGIN: ORIGIN, LIVE_ORIGIN_SECRET: 'sandbox-origin-secret' },
  ],
])('rejects an origin with %s, with one sentence', (_title, variables) => {
  expect(() => readLive(variables)).toThrow(/^LIVE_ORIGIN(_SECRET)? .*\.$/)
})
