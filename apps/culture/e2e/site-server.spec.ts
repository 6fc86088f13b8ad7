import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test as baseTest, expect } from '@dabali/tooling/end-to-end'
import { type Answer, ask, openSmallApi, type SiteProcess, type SmallApi, startSiteProcess } from './site-process.ts'

// These are about the server: no browser is opened.
const test = baseTest.extend({ watchedConsole: ({ playwright: _none }, use) => use(undefined) })

let api: SmallApi
let site: SiteProcess
let sister: SiteProcess
const get = (path: string, headers: Record<string, string> = {}) => ask(site.url, path, { headers })

test.beforeAll(async () => {
  api = await openSmallApi()
  site = await startSiteProcess({ API_ORIGIN: api.origin })
  sister = await startSiteProcess({ API_ORIGIN: api.origin })
})
test.afterAll(async () => {
  // Whichever did not start has nothing to stop.
  const started: ({ stop: () => Promise<unknown> } | undefined)[] = [site, sister, api]
  await Promise.all(started.map((part) => part?.stop()))
})

test.describe('the status of a page', () => {
  for (const { path, status, says } of [
    { path: '/', status: 200, says: 'No upcoming events' },
    { path: '/artist/tara', status: 200, says: 'Sarangi and voice.' },
    { path: '/artist/tara/', status: 200, says: 'Sarangi and voice.' },
    { path: '/ne/artist/tara/', status: 200, says: 'lang="ne"' },
    { path: '/artist/%E0%A4%A4%E0%A4%BE%E0%A4%B0%E0%A4%BE', status: 200, says: 'Sarangi and voice.' },
    { path: '/no/such/path', status: 404, says: 'Page not found: /no/such/path<' },
    { path: '/no/such/path/', status: 404, says: 'Page not found: /no/such/path/<' },
    { path: '/gallery', status: 404, says: 'Page not found: /gallery<' },
    { path: '/favicon.ico', status: 404, says: 'Page not found: /favicon.ico<' },
    { path: '/artist/nobody', status: 404, says: 'Page Not Found: /artist/nobody<' },
    { path: '/search/tara', status: 404, says: 'Page not found: /search/tara<' },
    { path: '/ne/no/such/path', status: 404, says: 'पेज भेटिएन: /ne/no/such/path<' },
    { path: '/internal/cache-tags/', status: 404, says: 'Page not found: /internal/cache-tags/<' },
    { path: '/v1/../internal/cache-tags/', status: 404, says: 'Page not found' },
    { path: '/v1/%2e%2e/internal/cache-tags/', status: 404, says: 'Page not found' },
    { path: '/%', status: 400, says: 'This link is not valid' },
    { path: '/artist/%E0%A4', status: 400, says: 'This link is not valid' },
    { path: '/?q=100%', status: 200, says: 'No upcoming events' },
  ]) {
    test(`${path} is ${status} and shows it in its HTML`, async () => {
      const answer = await get(path)
      expect(answer.status).toBe(status)
      expect(answer.body).toContain(says)
      expect(answer.headers['cache-control']).toBe(status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store')
    })
  }

  for (const { path, to } of [
    { path: '/en', to: '/' },
    { path: '/en/artist/tara?a=1', to: '/artist/tara?a=1' },
    { path: '/en//elsewhere.example', to: '/en/elsewhere.example' },
  ]) {
    test(`${path} redirects to ${to}`, async () => {
      const { status, headers } = await get(path)
      expect(status).toBe(308)
      expect(headers.location).toBe(to)
    })
  }
})

test.describe('the guard', () => {
  test('redirects a visitor to the login and stores the path without parameters of the router', async () => {
    const { status, headers } = await get('/ne/event/asar/7/live/h.png?a=1&_rsc=x')
    expect(status).toBe(307)
    expect(headers.location).toBe('/ne/login')
    expect(decodeURIComponent(String(headers['set-cookie']))).toContain('"redirect":"/ne/event/asar/7/live/h.png?a=1"')
  })

  test('answers a prefetch with 404, and no cookie', async () => {
    const { status, headers } = await get('/event/asar/7/live', { rsc: '1', 'next-router-prefetch': '1' })
    expect({ status, cookie: headers['set-cookie'] }).toEqual({ status: 404, cookie: undefined })
  })

  test('lets a visitor with a token through', async () => {
    const cookie = `storeData=${encodeURIComponent('{"token":"marker"}')}`
    expect((await get('/event/asar/7/live', { cookie })).headers.location).toBeUndefined()
    expect((await get('/login', { cookie })).headers.location).toBe('/')
  })
})

test.describe('a page', () => {
  for (const path of ['/', '/artist/tara', '/ne', '/no/such/path', '/artist/nobody']) {
    test(`${path} has one security policy with the hash of every inline script`, async () => {
      // The first answer comes from Next, the later ones out of memory.
      expectPolicyOf(await get(path))
      for (let again = 0; again < 2; again += 1) expectPolicyOf(await get(path, { 'accept-encoding': 'br' }))
    })
  }

  test('of a list with filters is stored like one without', async () => {
    const fromStore = async () =>
      (await get('/events?genre=folk&city=patan', { 'accept-encoding': 'br' })).headers['content-length']
    // What Next answers is sent in parts.
    expect(await fromStore()).toBeUndefined()
    await expect.poll(fromStore).toBeDefined()
  })

  test('has the other headers, and none that reveals internals', async () => {
    const { headers } = await get('/artist/tara', { host: 'dabali.example' })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(Object.keys(headers)).not.toContain('x-middleware-rewrite')
    expect(Object.keys(headers)).not.toContain('x-powered-by')
  })

  test('is compressed with brotli for clients that accept it, on the first visit and later', async () => {
    for (const path of ['/no/such/path', '/artist/tara', '/artist/tara']) {
      expect((await get(path, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
      expect((await get(path, { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
      expect((await get(path)).headers['content-encoding']).toBeUndefined()
    }
  })

  test('is answered with 304 to a browser that has it', async () => {
    await get('/artist/tara', { 'accept-encoding': 'br' })
    await expect.poll(async () => (await get('/artist/tara', { 'accept-encoding': 'br' })).headers.etag).toMatch(/^W/)
    const { etag = '' } = (await get('/artist/tara', { 'accept-encoding': 'br' })).headers
    expect((await get('/artist/tara', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
  })

  test('is rendered once and cached, in Devanagari too', async () => {
    for (const path of ['/artist/tara', '/artist/%E0%A4%A4%E0%A4%BE%E0%A4%B0%E0%A4%BE']) {
      await get(path)
      const before = api.asked()
      for (let visit = 0; visit < 10; visit += 1) await get(path, { 'accept-encoding': 'br' })
      expect(api.asked()).toBe(before)
      expect((await get(path, { 'accept-encoding': 'br' })).headers['x-nextjs-cache']).toBeUndefined()
    }
  })

  test('its scripts and styles are precompressed and cached for ever, without the headers of a page', async () => {
    const { body } = await get('/')
    const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(body) ?? []
    const { status, headers } = await get(script, { 'accept-encoding': 'br' })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('permissions-policy')
    expect(headers).not.toHaveProperty('x-request-id')
    expect((await get('/_next/static/no-such-file.js')).status).toBe(404)
  })
})

test.describe('/v1', () => {
  test('is passed to the API unchanged', async () => {
    const sent = {
      method: 'POST',
      body: '{"quantity":2}',
      headers: { 'content-type': 'application/json', 'x-own': 'yes' },
    }
    const answer = await ask(site.url, '/v1/echo/?a=%2F&b=', sent)
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(JSON.parse(answer.body)).toMatchObject({
      method: 'POST',
      url: '/v1/echo/?a=%2F&b=',
      body: '{"quantity":2}',
      headers: { 'x-own': 'yes', host: `127.0.0.1:${site.port}` },
    })
    expect(JSON.parse((await get('/v1/echo')).body)).toMatchObject({ url: '/v1/echo' })
  })

  test('sends the API the real client address, whatever headers the visitor sends', async () => {
    const claims = { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https', 'x-real-ip': '9.9.9.9' }
    const { headers } = JSON.parse((await get('/v1/echo', claims)).body)
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
    expect(headers['x-real-ip']).toBeUndefined()
  })
})

test('without events and content the home page explains the site', async () => {
  const { status, body } = await get('/')
  expect(status).toBe(200)
  expect(/<h1[\s\S]*?<\/h1>/.exec(body)?.[0]).toContain('No door, no back row, no better seat.')
})

test('a changed name appears on every page that shows it, on every instance', async () => {
  const shown = async () => {
    const pages = [site, sister].flatMap(({ url }) => ['/artist/tara', '/ne/artist/tara'].map((path) => ask(url, path)))
    return (await Promise.all(pages)).map(headingOf)
  }
  expect(new Set(await shown())).toEqual(new Set(['Tara']))
  api.rename('Maya')
  await expect.poll(async () => [...new Set(await shown())], { intervals: [100] }).toEqual(['Maya'])
  api.rename('Tara')
  await expect.poll(async () => [...new Set(await shown())], { intervals: [100] }).toEqual(['Tara'])
})

test('a name that changes while its page is being loaded is on the page afterwards', async () => {
  await get('/artist/tara')
  const { waiting, release } = api.holdArtist()
  api.rename('Second')
  const requests: Promise<Answer>[] = []
  await expect
    .poll(() => {
      requests.push(get('/artist/tara'))
      return waiting()
    })
    .toBeGreaterThan(0)
  api.rename('Third')
  // The site notices the change long before the load ends.
  await pause(2000)
  release()
  await Promise.all(requests)
  await expect.poll(async () => headingOf(await get('/artist/tara'))).toBe('Third')
  api.rename('Tara')
  await expect.poll(async () => headingOf(await get('/artist/tara'))).toBe('Tara')
})

test('while the API is down cached pages are served, others are 503, calls get JSON errors, and all recovers', async () => {
  await get('/artist/tara')
  await api.stop()
  expect((await get('/artist/tara')).status).toBe(200)
  const failed = await get('/ne/artist/somebody')
  expect(failed.status).toBe(503)
  expect(failed.headers['retry-after']).toBe('5')
  expect(failed.body).toContain('गडबडी भयो')
  expect(failed.headers['cache-control']).toContain('no-store')
  expectPolicyOf(failed)
  for (const method of ['GET', 'POST']) {
    const call = await ask(site.url, '/v1/api/basket/', { method, ...(method === 'POST' && { body: '{}' }) })
    expect([502, 503]).toContain(call.status)
    expect(JSON.parse(call.body)).toMatchObject({ code: 'api_unavailable' })
  }
  await api.start()
  expect((await get('/ne/artist/somebody')).status).toBe(404)
  expect((await get('/ne/artist/tara')).status).toBe(200)
})

test('a stale page is served when its revalidation fails', async () => {
  await get('/artist/tara')
  api.rename('Nobody')
  await expect.poll(async () => (await get('/artist/tara')).body).toContain('Nobody')
  await api.stop()
  expect((await get('/artist/tara')).body).toContain('Nobody')
  await api.start()
  api.rename('Tara')
  await expect.poll(async () => (await get('/artist/tara')).body).toContain('Tara')
})

test('an unsupported method is refused with the Allow header', async () => {
  for (const { method, path, allow } of [
    { method: 'TRACE', path: '/', allow: 'GET, HEAD' },
    { method: 'POST', path: '/artist/tara', allow: 'GET, HEAD' },
    { method: 'PUT', path: '/basket', allow: 'GET, HEAD' },
    { method: 'TRACE', path: '/robots.txt', allow: 'GET, HEAD' },
    { method: 'DELETE', path: '/forms/basket/add', allow: 'OPTIONS, POST' },
  ]) {
    const answer = await ask(site.url, path, { method })
    expect([method, path, answer.status, answer.headers.allow]).toEqual([method, path, 405, allow])
    expect(answer.body).not.toMatch(/at .*\.js/)
  }
})

const headingOf = ({ body }: Answer) => /<h1[\s\S]*?<\/h1>/.exec(body)?.[0].replace(/<[^>]+>/g, '')

function expectPolicyOf({ headers, body }: Answer) {
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toContain('unsafe-inline')
  expect(policy.match(/script-src/g)).toHaveLength(1)
  expect(policy).toContain("frame-ancestors 'none'")
  // What tells machines of the page is data and never run.
  const inline = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g
  const own = [...body.matchAll(inline)].flatMap(([, text]) => text || [])
  // The theme, the module loader and the data of the router.
  expect(own.length).toBeGreaterThanOrEqual(3)
  const styles = [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].flatMap(([, text]) => text || [])
  for (const text of styles) expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
  // What the API slipped into a text would be let in with the others.
  expect(own).not.toContain('alert(1)')
  for (const text of own) expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
}
