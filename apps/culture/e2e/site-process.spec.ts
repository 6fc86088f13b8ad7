import { test as baseTest, expect } from '@dabali/tooling/end-to-end'
import { freePort } from '@dabali/tooling/ports'
import { nativeModulesOf } from '@dabali/tooling/process-usage'
import { type Answer, ask, openSmallApi, type SiteProcess, startSiteProcess } from './site-process.ts'

// These are about the process: no browser is opened, and there is no API.
const test = baseTest.extend<{ startSite: typeof startSiteProcess }>({
  watchedConsole: ({ playwright: _none }, use) => use(undefined),
  // Whatever a test finds, what it has started is stopped.
  startSite: async ({ playwright: _none }, use) => {
    const started: SiteProcess[] = []
    await use(async (environment) => {
      const site = await startSiteProcess(environment)
      started.push(site)
      return site
    })
    await Promise.all(started.map((site) => site.stop()))
  },
})

let API_ORIGIN: string
test.beforeAll(async () => {
  API_ORIGIN = `http://127.0.0.1:${await freePort()}`
})

test('a used port or an invalid setting is one sentence and exit code 1', async ({ startSite }) => {
  const site = await startSite({ API_ORIGIN })
  const taken = startSite({ API_ORIGIN, CULTURE_PORT: String(site.port) })
  await expect(taken).rejects.toMatchObject({
    code: 1,
    said: expect.stringMatching(/^culture cannot start: port \d+ is taken.*\n$/),
  })
  await site.stop()
  const wrong = startSite({ CULTURE_PORT: 'many' })
  await expect(wrong).rejects.toMatchObject({ code: 1, said: expect.stringMatching(/^CULTURE_PORT is "many".*\n$/) })
})

test('loads no compiler, which would take a quarter of its memory', async ({ startSite }) => {
  const site = await startSite({ API_ORIGIN })
  expect((await ask(site.url, '/privacy')).status).toBe(200)
  expect(nativeModulesOf(site.pid)).toEqual([])
})

test('keeps serving when its log pipe is closed', async ({ startSite }) => {
  // Without an API every page is an error, and every error is logged.
  const lonely = await startSite({ API_ORIGIN })
  lonely.closeLog()
  for (const path of ['/', '/', '/robots.txt']) {
    const { status } = await ask(lonely.url, path)
    expect([path, status]).toEqual([path, path === '/' ? 503 : 200])
  }
  expect(await lonely.stop()).toBe(0)
})

test('SIGTERM lets running requests end, ends event streams and does not wait for idle connections', async ({
  startSite,
}) => {
  const api = await openSmallApi()
  const site = await startSite({ API_ORIGIN: api.origin })
  const held = api.holdArtist()
  const page = ask(site.url, '/artist/tara')
  const stream = await fetch(`${site.url}/v1/stream`)
  await expect.poll(held.waiting).toBe(1)
  const ended = site.stop()
  // Ends while the page still waits.
  expect(await stream.text()).toBe(': open\n\n')
  held.release()
  expect(await page).toMatchObject({ status: 200, body: expect.stringContaining('Sarangi and voice.') })
  expect(await ended).toBe(0)
  await api.stop()
})

test('with SHUTDOWN_DELAY_SECONDS a site answers while its health is 503, until a second signal', async ({
  startSite,
}) => {
  const site = await startSite({ API_ORIGIN, SHUTDOWN_DELAY_SECONDS: '60' })
  expect((await ask(site.url, '/readyz')).status).toBe(200)
  const ended = site.stop()
  await expect.poll(async () => (await ask(site.url, '/readyz')).status).toBe(503)
  expect((await ask(site.url, '/robots.txt')).status).toBe(200)
  void site.stop()
  expect(await ended).toBe(1)
})

test('answers HEAD like GET, without a body', async ({ startSite }) => {
  const lonely = await startSite({ API_ORIGIN })
  for (const path of ['/', '/ne/privacy', '/artist/tara', '/basket', '/no/such/path', '/robots.txt']) {
    const shown = await ask(lonely.url, path)
    const { status, headers, body } = await ask(lonely.url, path, { method: 'HEAD' })
    expect([path, status, headers['retry-after'], body]).toEqual([path, shown.status, shown.headers['retry-after'], ''])
    expect([path, headers['content-type']]).toEqual([path, shown.headers['content-type']])
  }
})

test('limits requests of a network, and of no other', async ({ startSite }) => {
  const proxied = await startSite({ API_ORIGIN, TRUSTED_PROXIES: '1' })
  const askFrom = (address: string, path: string) => ask(proxied.url, path, { headers: { 'x-forwarded-for': address } })
  const askTogether = () => Promise.all(Array.from({ length: 50 }, () => askFrom('203.0.113.7', '/robots.txt')))
  let refused: Answer | undefined
  const askUntilRefused = async () => {
    refused = (await askTogether()).find(({ status }) => status === 429)
    return refused?.status
  }
  await expect.poll(askUntilRefused, { intervals: [0] }).toBe(429)
  expect(refused?.headers['retry-after']).toBe('1')
  expect(refused?.body).toContain('Too many')
  expect((await askFrom('203.0.113.8', '/robots.txt')).status).toBe(200)
})

test('stops on a signal while a visitor is connected', async ({ startSite }) => {
  const short = await startSite({ API_ORIGIN })
  void fetch(`${short.url}/`).catch(() => undefined)
  expect(await short.stop()).toBe(0)
})
