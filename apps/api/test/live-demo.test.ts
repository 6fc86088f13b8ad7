import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openShop } from './open-shop.ts'
import { namedIn } from './start-live.ts'
import { runSandbox } from './start-processes.ts'
import { logIn } from './visitors.ts'

const STAFF = 'staff@example.com'

let shop: Awaited<ReturnType<typeof openShop>>
let sandbox: Awaited<ReturnType<typeof runSandbox>>
let app: ReturnType<typeof buildApp>
beforeAll(async () => {
  sandbox = await runSandbox()
  shop = await openShop()
  await shop.seed()
  const live = { origin: `${sandbox.url}/hls/`, secret: 'sandbox-origin-secret' }
  app = buildApp({
    database: shop.database,
    media: shop.media,
    staffMails: [STAFF],
    secondFactor: 'optional',
    shop: { live },
  })
})
afterAll(async () => {
  await app.close()
  await shop.close()
  await sandbox.stop()
})

const ask = (method: 'GET' | 'POST', url: string, cookie: string, payload?: object) =>
  app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })

test.each([
  ['dapha-until-it-is-finished', 'live', /#EXT-X-MEDIA-SEQUENCE:\d{6,}/],
  ['extraordinary-meeting-of-ward-five', 'replay', /#EXT-X-ENDLIST/],
])('in the demo, %s plays from the sandbox as %s', async (slug, state, sign) => {
  const [staff, guest] = [await logIn({ ...shop, staffMails: [STAFF] }, STAFF), await logIn(shop, 'guest@example.com')]
  const { dates } = (await ask('GET', `/v1/api/events/${slug}/`, guest)).json()
  const eventDate = `/v1/api/events/${slug}/${dates[0].id}/live/`
  const refusal = await ask('GET', eventDate, guest)
  expect([refusal.statusCode, refusal.json().products]).toEqual([406, [expect.stringMatching(/products/)]])
  const { hashes } = (await ask('POST', `/v1/api/staff/live/${dates[0].id}/hashes/`, staff, { count: 1 })).json()
  expect((await ask('POST', `${eventDate}${hashes[0].hash}/redeem/`, guest)).json()).toMatchObject({
    state,
    may_watch: true,
  })
  const { src } = (await ask('POST', `${eventDate}session/`, guest, { device: 'a' })).json()
  const [quality = ''] = namedIn((await ask('GET', src, guest)).body, src)
  const playlist = (await ask('GET', quality, guest)).body
  expect(playlist).toMatch(sign)
  const [segment = ''] = namedIn(playlist, quality)
  const { rawPayload } = await ask('GET', segment, guest)
  expect(rawPayload.subarray(4, 8).toString()).toMatch(/styp|moof|sidx/)
})

test('in the demo, every streamed event date has a name at the origin', async () => {
  const { rows } = await shop.pool.query(
    `select count(*)::integer as streamed, count(live_stream)::integer as named
     from event_date left join live_stream on event_date_id = event_date.id where is_streamed`,
  )
  expect(rows[0].streamed).toBeGreaterThan(4)
  expect(rows[0].named).toBe(rows[0].streamed)
})
