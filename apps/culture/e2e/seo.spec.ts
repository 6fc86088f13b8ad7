import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { findJsonLd, jpegSize, readHead, readXml } from '@dabali/tooling/read-seo'
import ICAL from 'ical.js'

test('a browser parses the sitemap and the feeds, and their links work', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const hidden of ['/search?', '/ne/door/', '/basket$']) expect(robots).toContain(`Disallow: ${hidden}\n`)
  const start = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? ''
  const index = await readXml(page, await (await request.get(start)).text())
  expect(index).toMatchObject({ root: 'sitemapindex', faults: [] })
  expect(index.locations).toHaveLength(9)
  for (const part of index.locations) {
    const { faults, locations } = await readXml(page, await (await request.get(part)).text())
    expect(faults).toEqual([])
    for (const location of [locations[0], locations.at(-1)]) {
      const { status, canonical, meta } = await readHead(request, location ?? '')
      expect([location, status, meta('robots') ?? '']).toEqual([location, 200, ''])
      expect(new URL(canonical ?? '', location).href).toBe(location)
    }
  }
  expect((await request.get('/sitemap/news-99.xml')).status()).toBe(404)

  for (const file of ['en', 'ne', 'en-interviews', 'ne-sessions', 'en-news', 'en-volumes', 'en-podcast']) {
    const answer = await request.get(`/feed/${file}.xml`)
    expect([file, answer.status(), answer.headers()['content-type']]).toEqual([
      file,
      200,
      expect.stringContaining('application/rss+xml'),
    ])
    const feed = await readXml(page, await answer.text())
    expect(feed).toMatchObject({ root: 'rss', faults: [] })
    const [item] = feed.links.filter(({ within }) => within === 'item')
    if (item) expect((await request.get(item.href)).status()).toBe(200)
    else expect(file).toBe('en-podcast')
  }
  expect((await request.get('/feed/en-nothing.xml')).status()).toBe(404)
})

requestTest('artists, records, events, texts and videos have structured data', async ({ request }) => {
  const artist = await readHead(request, '/artist/tara-nembang')
  expect(findJsonLd(artist.jsonLd, 'MusicGroup')).toMatchObject({ name: 'Tara Nembang', genre: expect.any(Array) })
  expect(findJsonLd(artist.jsonLd, 'BreadcrumbList')).toBeDefined()

  const record = await readHead(request, '/record/low-cloud')
  expect(findJsonLd(record.jsonLd, 'MusicAlbum')).toMatchObject({
    byArtist: [{ name: 'Tara Nembang' }],
    track: { itemListElement: expect.arrayContaining([expect.objectContaining({ position: 1 })]) },
    albumRelease: { offers: expect.arrayContaining([expect.objectContaining({ priceCurrency: 'NPR' })]) },
  })

  const eventDate = await readHead(request, '/ne/event/the-long-night-of-the-madal')
  expect(findJsonLd(eventDate.jsonLd, 'MusicEvent')).toMatchObject({
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:45$/),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
    offers: expect.arrayContaining([expect.objectContaining({ priceCurrency: 'NPR' })]),
  })

  const session = await readHead(request, '/sessions/night-bus-union-on-the-roof')
  expect(findJsonLd(session.jsonLd, 'VideoObject')).toMatchObject({
    duration: expect.stringMatching(/^PT(\d+H)?(\d+M)?(\d+S)?$/),
    hasPart: expect.arrayContaining([expect.objectContaining({ '@type': 'Clip' })]),
  })
  const list = await readHead(request, '/interviews')
  expect(findJsonLd(list.jsonLd, 'ItemList')?.['itemListElement']).not.toHaveLength(0)
  expect(findJsonLd((await readHead(request, '/ne')).jsonLd, 'WebSite')).toMatchObject({
    potentialAction: { target: { urlTemplate: expect.stringContaining('/ne/search?q={search_term_string}') } },
  })
})

requestTest('share images have the required size', async ({ request }) => {
  for (const path of ['/', '/ne/artist/tara-nembang', '/event/the-long-night-of-the-madal']) {
    const { meta } = await readHead(request, path)
    const picture = await request.get(meta('og:image') ?? '')
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/jpeg'])
    expect(jpegSize(await picture.body())).toEqual({ width: 1200, height: 630 })
  }
})

requestTest('the calendar of all events, and that of one, can be parsed', async ({ request, environment }) => {
  const answer = await request.get('/v1/api/events/calendar.ics')
  expect(answer.headers()['content-type']).toContain('text/calendar')
  const text = await answer.text()
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const entries = readEvents(text)
  expect(entries.length).toBeGreaterThan(5)
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length)
  for (const { uid, summary, startDate, sequence } of entries) {
    expect([uid !== '', summary !== '', startDate.zone.tzid, sequence >= 0]).toEqual([true, true, 'UTC', true])
  }

  const event = (await (await request.get('/v1/api/events/the-long-night-of-the-madal/')).json()) as {
    title: string
    calendar_url: string
    dates: { starts_at: string }[]
  }
  const own = readEvents(await (await request.get(new URL(event.calendar_url, environment.url).pathname)).text())
  expect(own.map(({ startDate }) => startDate.toJSDate().toISOString()).sort()).toEqual(
    event.dates.map(({ starts_at }) => new Date(starts_at).toISOString()).sort(),
  )
  expect(own.every(({ summary }) => summary.includes(event.title))).toBe(true)
})

const readEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
