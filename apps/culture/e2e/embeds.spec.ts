import { createHash } from 'node:crypto'
import { test as baseTest, expect } from '@dabali/tooling/end-to-end'
import { ask, openSmallApi, type SiteProcess, type SmallApi, startSiteProcess } from './site-process.ts'

// These are about the server: no browser is opened.
const test = baseTest.extend({ watchedConsole: ({ playwright: _none }, use) => use(undefined) })

let api: SmallApi
let site: SiteProcess
const get = (path: string, headers: Record<string, string> = {}) => ask(site.url, path, { headers })

test.beforeAll(async () => {
  api = await openSmallApi()
  site = await startSiteProcess({ API_ORIGIN: api.origin })
})
test.afterAll(async () => {
  // Whichever did not start has nothing to stop.
  const started: ({ stop: () => Promise<unknown> } | undefined)[] = [site, api]
  await Promise.all(started.map((part) => part?.stop()))
})

for (const { path, lang, opens } of [
  { path: '/embed/record/low-cloud', lang: 'en', opens: '/record/low-cloud' },
  { path: '/ne/embed/record/low-cloud', lang: 'ne', opens: '/ne/record/low-cloud' },
]) {
  test(`the player ${path} may be framed, sets no cookie and runs nothing but its own script`, async () => {
    for (let again = 0; again < 2; again += 1) {
      const { status, headers, body } = await get(path, { 'accept-encoding': 'br' })
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(headers['set-cookie']).toBeUndefined()
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/^default-src 'none'; .*; frame-ancestors \*$/)
      for (const [, , text = ''] of body.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g))
        expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
      expect(body).toContain(`<html lang="${lang}">`)
      expect(body).toContain('Low &lt;Cloud&gt;')
      expect(body.match(/<audio /g)).toHaveLength(1)
      expect(body).toContain('src="/v1/media/kettle.mp3"')
      expect(body).toMatch(new RegExp(`href="https?://[^/"]+${opens}" target="_blank"`))
      expect(body).not.toContain('/_next/')
    }
  })
}

test('the player of a record that there is not says so in the frame', async () => {
  const { status, headers, body } = await get('/ne/embed/record/nothing')
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(String(headers['content-security-policy'])).toContain('frame-ancestors *')
  expect(body).toContain('यो रेकर्ड उपलब्ध छैन')
})

test('no other page may be framed', async () => {
  for (const path of ['/', '/artist/tara', '/ne/artist/tara', '/embed', '/embed/artist/tara', '/no/such/path'])
    expect([path, String((await get(path)).headers['content-security-policy'])]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
})

test('a page names its oEmbed answer, and others are answered 404 and 501 as the specification says', async () => {
  const { body: page } = await get('/artist/tara')
  const link = page.match(/<link [^>]+>/g)?.find((tag) => tag.includes('type="application/json+oembed"'))
  const [, href = ''] = / href="([^"]+)"/.exec(link ?? '') ?? []
  const { pathname, search, origin } = new URL(href.replaceAll('&amp;', '&'))
  const artist = await get(pathname + search)
  expect([artist.status, artist.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(JSON.parse(artist.body)).toMatchObject({ version: '1.0', type: 'link', provider_name: 'Dabali' })

  const oembed = (query: string) => get(`/oembed?${query}`)
  const url = (path: string) => `url=${encodeURIComponent(origin + path)}`
  const record = await oembed(`${url('/record/low-cloud')}&maxwidth=400&maxheight=300`)
  expect(JSON.parse(record.body)).toMatchObject({
    ...{ type: 'rich', title: 'Low <Cloud>', author_name: 'Tara', width: 400, height: 300 },
    html: expect.stringContaining(`<iframe src="${origin}/embed/record/low-cloud" width="400" height="300"`),
  })
  expect(record.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  for (const [query, status] of [
    [url('/record/nothing'), 404],
    [url('/basket'), 404],
    ['url=https%3A%2F%2Felsewhere.example%2Frecord%2Flow-cloud', 404],
    ['', 404],
    [`${url('/record/low-cloud')}&format=xml`, 501],
  ] as const)
    expect([query, (await oembed(query)).status]).toEqual([query, status])
})
