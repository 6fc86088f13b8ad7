import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openDatabase, openPool } from '../src/database/database.ts'
import { type RunningApp, startApp } from './start-app.ts'

const ADD = '/v1/api/basket/add-product/'
const JSON_TYPE = { 'content-type': 'application/json' }
const MALFORMED = { detail: 'The request could not be read.', code: 'malformed' }
const NOT_FOUND = { detail: 'Not found.', code: 'not_found' }

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

describe('an invalid request', () => {
  test.each([
    ['to an unknown path', 'GET', '/v1/api/nothing/', {}, '', 404, NOT_FOUND],
    [
      'with an unsupported method',
      'DELETE',
      '/v1/api/products/',
      {},
      '',
      405,
      { detail: 'Method "DELETE" not allowed.', code: 'method_not_allowed' },
    ],
    ['with a broken escape', 'GET', '/v1/api/products/%E0%A4/', {}, '', 400, MALFORMED],
    ['with broken JSON', 'POST', ADD, JSON_TYPE, '{"url":', 400, MALFORMED],
    ['with a __proto__ key', 'POST', ADD, JSON_TYPE, '{"__proto__":{"a":1}}', 400, MALFORMED],
    ['with nothing where JSON was announced', 'POST', ADD, JSON_TYPE, '', 400, MALFORMED],
    ['with a deeply nested body', 'POST', ADD, JSON_TYPE, `{"url":${'['.repeat(40)}${']'.repeat(40)}}`, 400, MALFORMED],
    ['with a constructor key', 'POST', ADD, JSON_TYPE, '{"constructor":{"prototype":{"a":1}}}', 400, MALFORMED],
    ['with a body that is no UTF-8', 'POST', ADD, JSON_TYPE, Buffer.from([0x22, 0xff, 0x22]), 400, MALFORMED],
    [
      'with another content type',
      'POST',
      ADD,
      { 'content-type': 'text/plain' },
      'x',
      415,
      { code: 'unsupported_media_type' },
    ],
    ['with a form', 'POST', ADD, { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 415, {}],
    ['that is too large', 'POST', ADD, JSON_TYPE, `"${'x'.repeat(70_000)}"`, 413, { code: 'too_large' }],
    ['for a page that is not a number', 'GET', '/v1/api/products/?page=two', {}, '', 400, { code: 'invalid' }],
  ] as const)('%s gets an error response', async (_title, method, url, headers, payload, status, body) => {
    const answer = await api.app.inject({ method, url, headers, ...(payload === '' ? {} : { payload }) })
    expect([answer.statusCode, answer.json()]).toMatchObject([status, body])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(Object.keys(answer.json()).at(-1)).toBe('code')
  })

  test.each([
    [{}, { url: ['यो भर्नुपर्छ।'] }],
    [{ url: 1 }, { url: ['अक्षरमा लेख्नुहोस्।'] }],
    [{ url: '/v1/api/products/1/', quantity: 0 }, { quantity: ['१ वा त्योभन्दा बढी लेख्नुहोस्।'] }],
    [{ url: '/v1/api/products/1/', quantity: 100 }, { quantity: ['९९ वा त्योभन्दा कम लेख्नुहोस्।'] }],
    [{ url: '/v1/api/products/1/', quantity: 1.5 }, { quantity: ['पूर्ण सङ्ख्या लेख्नुहोस्।'] }],
    [{ url: `/${'x'.repeat(2000)}` }, { url: ['बढीमा २००० अक्षर लेख्नुहोस्।'] }],
    [[], { non_field_errors: ['कृपया JSON वस्तु पठाउनुहोस्।'] }],
  ])('gets field errors in Nepali: %j', async (payload, body) => {
    const answer = await api.app.inject({ method: 'POST', url: ADD, payload, headers: { 'accept-language': 'ne' } })
    expect([answer.statusCode, answer.json()]).toEqual([400, { ...body, code: 'invalid' }])
  })

  test.each([
    [400, 'GET', '/v1/api/products/%E0%A4/', {}, ''],
    [400, 'POST', ADD, JSON_TYPE, '{"url":'],
    [400, 'POST', ADD, JSON_TYPE, Buffer.from([0x22, 0xff, 0x22])],
    [401, 'GET', '/v1/api/orders/', {}, ''],
    [403, 'POST', ADD, { ...JSON_TYPE, origin: 'https://evil.example' }, '{}'],
    [404, 'GET', '/v1/api/nothing/', {}, ''],
    [404, 'GET', '/v1/api/products/987654321/', {}, ''],
    [405, 'DELETE', '/v1/api/products/', {}, ''],
    [413, 'POST', ADD, JSON_TYPE, `"${'x'.repeat(70_000)}"`],
    [414, 'GET', `/v1/api/products/${'x'.repeat(600)}/`, {}, ''],
    [415, 'POST', ADD, { 'content-type': 'text/plain' }, 'x'],
  ] as const)('gets %d in the requested language: %s %s', async (status, method, url, headers, payload) => {
    const ask = async (language: string) => {
      const answer = await api.app.inject({
        method,
        url,
        headers: { ...headers, 'accept-language': language },
        ...(payload === '' ? {} : { payload }),
      })
      return [answer.statusCode, answer.json().code, answer.json().detail]
    }
    const [, code, english] = await ask('en')
    expect(await ask('ne')).toEqual([status, code, expect.stringMatching(/^[\u0900-\u097F]/)])
    expect(english).toMatch(/^[A-Z]/)
  })

  test('for an unknown kind is refused in both languages', async () => {
    const ask = (language: string) =>
      api.app.inject({ url: '/v1/api/search/?q=rain&type=kite', headers: { 'accept-language': language } })
    expect((await ask('en')).json()).toEqual({
      type: ['"kite" is not one of the available choices.'],
      code: 'invalid',
    })
    expect((await ask('ne')).json()).toEqual({ type: ['"kite" उपलब्ध विकल्पमध्ये पर्दैन।'], code: 'invalid' })
  })

  test('gets 400 and a closed connection if it is not HTTP, 431 if its headers are too large', async () => {
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['/healthz', '/v1/api/countries/']) {
      const answer = await fetch(new URL(path, url), { headers: { 'x-large': 'x'.repeat(20_000) } })
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 431, { code: 'too_large' }])
    }
    const { port } = api.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('NONSENSE\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*"code":"malformed"}$/s)
  })
})

describe('a request of another origin', () => {
  test.each([
    ['https://evil.example', 'shop.example', undefined, 403],
    ['null', 'shop.example', undefined, 403],
    ['nonsense', 'shop.example', undefined, 403],
    ['https://shop.example:8443', 'shop.example', undefined, 403],
    ['https://shop.example', 'shop.example', undefined, 200],
    ['https://shop.example', 'shop.example:443', undefined, 200],
    ['http://localhost:3000', '127.0.0.1:4000', 'localhost:3000', 200],
    ['https://evil.example', '127.0.0.1:4000', 'localhost:3000', 403],
  ])('from %s to %s (forwarded as %s) is refused if it is unsafe', async (origin, host, forwarded, status) => {
    const headers = { origin, host, ...(forwarded === undefined ? {} : { 'x-forwarded-host': forwarded }) }
    const answer = await api.add({ url: '/v1/api/products/2/' }, headers)
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json()).toMatchObject({ code: 'permission_denied' })
    expect((await api.get('/v1/api/products/', { origin })).statusCode).toBe(200)
  })
})

describe('an internal error', () => {
  test('discloses no details', async () => {
    await api.pool.query('alter table content_translation rename to secret_table')
    const answer = await api.get('/v1/api/artists/')
    const nepali = await api.get('/v1/api/artists/', { 'accept-language': 'ne' })
    await api.pool.query('alter table secret_table rename to content_translation')
    expect([answer.statusCode, answer.body]).toEqual([500, '{"detail":"Something went wrong!","code":"error"}'])
    expect([nepali.statusCode, nepali.json()]).toEqual([500, { detail: 'केही गडबड भयो!', code: 'error' }])
  })

  test('is 503 while the disk is full, and the API is ready once there is space', async () => {
    await api.pool.query(`
      create function fill_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger fill_disk before insert on basket for each row execute function fill_disk()`)
    const answer = await api.add({ url: '/v1/api/products/1/' })
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '2'])
    // Only the basket table has no space: the probe succeeds and leaves nothing behind.
    expect((await api.get('/readyz')).statusCode).toBe(200)
    await api.pool.query('drop trigger fill_disk on basket; drop function fill_disk')
    expect((await api.pool.query("select from pg_class where relname = 'disk_probe'")).rowCount).toBe(0)
  })

  test('is 503 while the database is away', async () => {
    const database = openDatabase(openPool({ host: '/nowhere' }))
    const app = buildApp({ database, media: api.media })
    for (const url of ['/readyz', '/v1/api/products/']) {
      const answer = await app.inject({ url })
      expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toMatchObject([
        503,
        { code: 'unavailable' },
        '2',
      ])
    }
    const nepali = await app.inject({ url: '/v1/api/products/', headers: { 'accept-language': 'ne' } })
    expect([nepali.statusCode, nepali.json().detail]).toEqual([503, expect.stringMatching(/^सेवा अहिले/)])
    await app.close()
    await database.destroy()
  })
})

test.each(['/healthz', '/readyz'])('%s answers 200 when the API is healthy', async (url) => {
  const answer = await api.get(url)
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
})
