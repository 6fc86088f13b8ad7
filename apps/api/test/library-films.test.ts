import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bytesOf, makeEbook, makeWork, openWork, rightsTo, sellGoods } from './digital-products.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

let api: RunningApp
beforeAll(async () => {
  api = await startApp()
})
afterAll(() => api.stop())

const fetchFile = (url: string, headers: Record<string, string> = {}) => api.app.inject({ method: 'GET', url, headers })

describe('a segmented film', () => {
  const PLAYLIST = Buffer.from('#EXTM3U\n#EXTINF:4,\nsegment.m4s\n')

  async function makeFilm() {
    const film = await makeWork(
      api,
      'Pay Per View',
      [
        {
          bytes: Buffer.concat([PLAYLIST, Buffer.from(`# ${randomUUIDv7()}`)]),
          type: 'application/vnd.apple.mpegurl',
          kind: 'film',
        },
      ],
      { selling_price: 100 },
    )
    const segment = await api.media.put(bytesOf(randomUUIDv7()), 'video/iso.segment', { isPublic: false })
    await api.database
      .insertInto('media_part')
      .values({ media_name: film.names[0] ?? '', part_name: segment })
      .execute()
    return { ...film, segment }
  }

  test('plays with relative names, for its owner, for the length of a film', async () => {
    const [film, other] = [await makeFilm(), await makeEbook(api)]
    const stranger = await newMember(api)
    const shown = await openWork(api, film)
    const beside = new URL(film.segment, `http://x${shown.url}`).pathname
    const statusFor = async (url: string, cookie?: string) => {
      const answer = await fetchFile(url, cookie === undefined ? {} : { cookie })
      return answer.statusCode
    }
    expect(shown.answer.body.download).toBeNull()
    expect(shown.url).toMatch(/\.m3u8$/)
    expect(Date.parse(shown.answer.body.expires_at) - Date.now()).toBeGreaterThan(5 * 3_600_000)
    expect([
      await statusFor(shown.url, shown.cookie),
      await statusFor(beside, shown.cookie),
      await statusFor(shown.url),
      await statusFor(beside, stranger.cookie),
      await statusFor(new URL(other.names[0] ?? '', `http://x${shown.url}`).pathname, shown.cookie),
    ]).toEqual([200, 200, 403, 403, 404])
    const part = await fetchFile(beside, { cookie: shown.cookie, range: 'bytes=10-19' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 10-19/1000'])
    await shown.revoke()
    expect([await statusFor(shown.url, shown.cookie), await statusFor(beside, shown.cookie)]).toEqual([410, 410])
  })

  test('starts its rental period with the first play, and ends with it', async () => {
    const film = await makeFilm()
    await api.database
      .insertInto('viewing_window')
      .values({ product_id: film.id, days_to_start: 7, hours_to_watch: 24 })
      .execute()
    const { accountId, cookie } = await newMember(api)
    await sellGoods(api, [film.id], { accountId })
    const show = async () => (await call(api, 'GET', 'library/', undefined, { cookie })).body.results[0]
    const before = await show()
    expect(before).toMatchObject({ terms: 'window', state: 'active', ends_at: null, hours_to_watch: 24 })
    expect(Date.parse(before.starts_by) - Date.parse(before.starts_at)).toBe(7 * 86_400_000)

    const open = () => call(api, 'POST', `${before.url}access/`, undefined, { cookie })
    const opened = await Promise.all([open(), open(), open()])
    expect(new Set(opened.map(({ body }) => body.ends_at)).size).toBe(1)
    const { ends_at } = await show()
    expect(Math.abs(Date.parse(ends_at) - Date.now() - 86_400_000)).toBeLessThan(60_000)

    const url = opened[0].body.play
    await api.pool.query("update entitlement set ends_at = now() - interval '1 second' where id = $1", [before.id])
    const late = await fetchFile(url, { cookie })
    expect([late.statusCode, late.json().code]).toEqual([410, 'ended'])
    const again = await open()
    expect([again.status, again.body.code]).toEqual([406, 'ended'])
    expect((await show()).state).toBe('ended')
  })

  test('ends if it is not started in time', async () => {
    const film = await makeFilm()
    const { accountId, cookie } = await newMember(api)
    await sellGoods(api, [film.id], { accountId })
    const [item] = (await call(api, 'GET', 'library/', undefined, { cookie })).body.results
    expect(item.hours_to_watch).toBe(48)
    await api.pool.query("update entitlement set starts_by = now() - interval '1 second' where id = $1", [item.id])
    expect((await call(api, 'POST', `${item.url}access/`, undefined, { cookie })).body.code).toBe('ended')
  })

  describe('bought twice', () => {
    async function sellFilm(productId: number, owner: { accountId: string } | { email: string }) {
      const { hash, orderId } = await sellGoods(api, [productId], owner)
      const viewing = (await rightsTo(api, productId)).find(({ order_id }) => order_id === orderId)
      return { hash, id: viewing?.id ?? '' }
    }
    async function buyTwice(owner: { accountId: string } | { email: string }) {
      const film = await makeFilm()
      const first = await sellFilm(film.id, owner)
      const second = await sellFilm(film.id, owner)
      return { film, first, second }
    }
    const openBy = ({ hash, id }: { hash: string; id: string }, cookie?: string) =>
      call(api, 'POST', `orders/by-hash/${hash}/library/${id}/access/`, undefined, cookie ? { cookie } : {})
    const change = (id: string, columns: string) =>
      api.pool.query(`update entitlement set ${columns} where id = $1`, [id])
    const runningOf = async (productId: number) =>
      (await rightsTo(api, productId)).filter(({ ends_at }) => ends_at !== null).map(({ id }) => id)

    test('shows the running viewing, then the one that must be started first', async () => {
      const { accountId, cookie } = await newMember(api)
      const { film, first, second } = await buyTwice({ accountId })
      const url = `/v1/api/products/${film.id}/`
      const shown = async () => (await call(api, 'GET', 'library/', undefined, { cookie })).body.results[0].id
      for (const [sooner, later] of [
        [first, second],
        [second, first],
      ] as const) {
        await change(sooner.id, "starts_by = now() + interval '1 day'")
        await change(later.id, "starts_by = now() + interval '2 days'")
        expect(await shown()).toBe(sooner.id)
        expect((await call(api, 'POST', 'library/', { url }, { cookie })).body.id).toBe(sooner.id)
      }
      await change(first.id, "ends_at = now() + interval '1 hour'")
      expect(await shown()).toBe(first.id)
    })

    test('runs one viewing at a time', async () => {
      const { accountId, cookie } = await newMember(api)
      const { film, first, second } = await buyTwice({ accountId })
      const [running, other] = [await openBy(first, cookie), await openBy(second, cookie)]
      expect([other.status, other.body.ends_at]).toEqual([200, running.body.ends_at])
      expect((await fetchFile(other.body.play, { cookie })).statusCode).toBe(200)
      expect(await runningOf(film.id)).toEqual([first.id])

      await change(first.id, "ends_at = now() - interval '1 second'")
      expect((await openBy(first, cookie)).body.code).toBe('ended')
      const next = await openBy(second, cookie)
      expect(Date.parse(next.body.ends_at)).toBeGreaterThan(Date.now())
      expect(await runningOf(film.id)).toHaveLength(2)
    })

    test('starts one of two that are opened at once', async () => {
      const { accountId, cookie } = await newMember(api)
      const { film, first, second } = await buyTwice({ accountId })
      const opened = await Promise.all([first, second, first, second].map((viewing) => openBy(viewing, cookie)))
      expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set(opened.map(({ body }) => body.ends_at)).size).toBe(1)
      expect(await runningOf(film.id)).toHaveLength(1)
    })

    test('leaves what is refunded alone', async () => {
      const { accountId, cookie } = await newMember(api)
      const { film, first, second } = await buyTwice({ accountId })
      await openBy(first, cookie)
      await change(first.id, 'revoked_at = now(), copies = 0')
      expect((await openBy(second, cookie)).status).toBe(200)
      expect(await runningOf(film.id)).toContain(second.id)
    })

    test('runs for each order of a guest, whose address nobody has proven', async () => {
      const { film, first, second } = await buyTwice({ email: `${randomUUIDv7()}@example.com` })
      await openBy(first)
      await openBy(second)
      expect((await runningOf(film.id)).toSorted()).toEqual([first.id, second.id].toSorted())
    })
  })

  test('cannot be started before its date', async () => {
    const bare = await makeWork(api, 'Pay Per View', [])
    const { accountId, cookie } = await newMember(api)
    await sellGoods(api, [bare.id], { accountId })
    const [item] = (await call(api, 'GET', 'library/', undefined, { cookie })).body.results
    const answer = await call(api, 'POST', `${item.url}access/`, undefined, { cookie })
    expect([answer.status, answer.body.code]).toEqual([406, 'no_file'])
    expect((await call(api, 'GET', item.url, undefined, { cookie })).body).toMatchObject({
      ends_at: null,
      opened_at: null,
    })
  })
})
