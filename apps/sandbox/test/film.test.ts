import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'

const app = buildApp({ siteOrigins: ['http://localhost:5000', 'https://dabali.example'] })
afterAll(() => app.close())

const embed = (path: string) => app.inject(`/film/embed/${path}`)
const film = (headers: Record<string, string> = {}) => app.inject({ url: '/film/film.mp4', headers })

describe('the video host', () => {
  test('has a page for every film, which the sites alone may frame', async () => {
    const { statusCode, headers, body } = await embed('down-by-october')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html'])
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*; frame-ancestors http:\/\/localhost:5000 https:\/\/dabali\.example$/,
    )
    expect(body).toContain('<title>Down by october</title>')
    expect(body).toContain('aria-label="Down by october"')
  })

  test('starts automatically only when asked, and never with sound', async () => {
    expect((await embed('a')).body).not.toContain('autoplay')
    expect((await embed('a?autoplay=1')).body).toContain('autoplay muted')
    expect((await embed('a?autoplay=0')).body).not.toContain('autoplay')
  })

  test.each([
    { t: '5', at: 5 },
    { t: '312', at: 8 },
    { t: '-5', at: 0 },
    { t: '"><script>', at: 0 },
  ])('begins at $t in a film of sixteen seconds', async ({ t, at }) => {
    expect((await embed(`a?t=${encodeURIComponent(t)}`)).body).toContain(`src="/film/film.mp4#t=${at}"`)
  })

  test('has the file, whole and in parts', async () => {
    const whole = await film()
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4'])
    expect(whole.rawPayload.subarray(4, 8).toString()).toBe('ftyp')
    expect(whole.rawPayload.length).toBeGreaterThan(100_000)
    const part = await film({ range: 'bytes=4-7' })
    expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
  })

  test('has an icon, which the page names', async () => {
    const [, icon = ''] = /<link rel="icon" href="([^"]+)">/.exec((await embed('a')).body) ?? []
    const { statusCode, headers } = await app.inject(icon)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  })

  test.each(['UP', 'a%2Fb', 'a"b', '-a'])('%s is no film', async (id) => {
    expect((await embed(encodeURIComponent(id))).statusCode).toBe(404)
  })
})
