import { expect, requestTest } from '@dabali/tooling/end-to-end'

const namesIn = (part: Element) =>
  [...part.querySelectorAll('h3 a')].map((link) => link.textContent?.trim() ?? '').filter(Boolean)
const robotsOf = (document: Document) => document.querySelector('meta[name=robots]')?.getAttribute('content') ?? ''
/** The link to the next month. */
const nextOf = (document: Document) =>
  [...document.querySelectorAll<HTMLElement>('main a')].find((link) => link.querySelector('path[d^="M4 12h16"]'))
const canonicalOf = (document: Document) => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''

requestTest(
  'events are filtered by links, each filter is removed by one, and counts are those of the lists',
  async ({ visit }) => {
    const all = await visit('/events')
    const main = all.getByRole('main')
    const streamed = all.within(main).getByRole('link', { name: /^Streamed \d+$/ })
    const count = Number(streamed.textContent.match(/\d+/)?.[0])
    const list = await all.follow(streamed)
    expect(list.path).toBe('/events?streamed=true')
    expect(namesIn(list.getByRole('main'))).toHaveLength(count)
    list.getByRole('link', { name: `Upcoming (${count})` })
    expect(robotsOf(list.document)).toContain('noindex')
    expect(canonicalOf(list.document)).toMatch(/\/events$/)
    const inPatan = await list.follow(list.getByRole('link', { name: /^Patan \d+$/ }))
    expect(inPatan.path).toBe('/events?city=patan&streamed=true')
    expect(namesIn(inPatan.getByRole('main'))).toEqual(['The Long Night of the Madal'])
    const back = await inPatan.follow(inPatan.getByRole('link', { name: 'Remove filter: Streamed' }))
    expect(back.path).toBe('/events?city=patan')
    expect(namesIn(back.getByRole('main'))).toContain('Young Drums')
    expect(robotsOf(all.document)).not.toContain('noindex')
  },
)

requestTest(
  'each date of an event is listed with its own state, and a postponed one is in no range',
  async ({ visit }) => {
    const page = await visit('/events')
    const rowOf = (title: string) => page.getByRole('link', { name: title }).closest('li') as HTMLElement
    const madal = page.within(rowOf('The Long Night of the Madal'))
    expect(madal.getAllByRole('listitem').map((date) => date.textContent)).toEqual([
      expect.stringMatching(/18:30Stream only$/),
      expect.stringMatching(/18:30On sale$/),
      expect.stringMatching(/17:00On sale$/),
    ])
    expect(rowOf('Songs the Porters Kept').textContent).toContain('Sold out')
    page.within(rowOf('Songs the Porters Kept')).getByRole('link', { name: /^Join waiting list/ })
    expect(rowOf('Songs of the Road').textContent).toMatch(/On sale \w+ \d+/)
    page.within(rowOf('Young Drums')).getByRole('link', { name: /^Reserve/ })
    const live = page.within(rowOf('Dapha Until It Is Finished')).getByRole('link', { name: /^Watch live/ })
    expect(live.getAttribute('href')).toMatch(/\/live$/)
    // One date is postponed and one cancelled; both are on the page of the event.
    expect(page.within(rowOf('Four for the Mechi')).queryAllByRole('listitem')).toHaveLength(0)
  },
)

requestTest('a range of days is sent as a form; what is empty or wrong has a way back', async ({ visit }) => {
  const page = await visit('/events?city=patan')
  const none = await page.submit(page.getByRole('button', { name: 'Show dates' }), {
    from: '2099-01-01',
    to: '2099-01-02',
  })
  none.getByRole('heading', { name: 'No events match these filters' })
  none.getByRole('link', { name: 'Remove filter: January 01, 2099–January 02, 2099' })
  const back = await none.follow(none.getByRole('link', { name: 'All upcoming events' }))
  expect(back.path).toBe('/events')
  const wrong = await visit('/events?date=2026-02-30')
  expect(wrong.status).toBe(200)
  wrong.getByRole('heading', { name: 'No events match these filters' })
  wrong.getByRole('link', { name: 'Remove filter: 2026-02-30' })
})

requestTest(
  'the calendar has the events of a month in their days, and links to other months as far as there are events',
  async ({ visit }) => {
    const list = await visit('/events?genre=brass')
    const calendar = await list.follow(list.getByRole('link', { name: 'Calendar' }))
    expect(calendar.path).toBe('/events/calendar?genre=brass')
    expect(calendar.document.querySelectorAll('td[aria-current=date]')).toHaveLength(1)
    let month = await calendar.follow(calendar.getByRole('link', { name: 'Remove filter: Brass' }))
    const seen = new Set<string>()
    for (let turn = 0; turn < 4; turn += 1) {
      for (const cell of month.document.querySelectorAll('td li a')) seen.add(cell.textContent)
      const next = nextOf(month.document)
      if (!next) break
      month = await month.follow(next)
    }
    expect([...seen].some((name) => /Songs the Porters Kept.*Sold out/.test(name))).toBe(true)
    expect([...seen].some((name) => /Young Drums.*Free/.test(name))).toBe(true)
    expect(nextOf(month.document)).toBeUndefined()
    const past = await visit('/events/calendar?month=1999-13&day=nothing')
    expect(past.status).toBe(200)
    const far = await visit('/ne/events/calendar?month=2099-01')
    expect(robotsOf(far.document)).toContain('noindex')
  },
)

requestTest('each venue is on a map and in the list, with how to get there and its events', async ({ visit }) => {
  const page = await visit('/venues')
  const pins = [...page.document.querySelectorAll('svg a')].map((pin) => pin.getAttribute('href') ?? '')
  const entries = [...page.document.querySelectorAll('ol > li[id]')].map(({ id }) => `#${id}`)
  expect([...new Set(pins)].toSorted()).toEqual(entries.toSorted())
  expect(entries).toContain('#hiti-hall')
  const events = await page.follow(page.getByRole('link', { name: /upcoming events ?: Hiti Hall/ }))
  expect(events.path).toBe('/events?venue=hiti-hall')
  events.getByText(/Ten minutes on foot from Patan Dhoka/)
  events.getAllByText('Step-free')
  events.getByRole('link', { name: 'Remove filter: Hiti Hall' })
  const nepali = await visit('/ne/venues')
  nepali.getByRole('heading', { name: 'हिटी हल, पाटन' })
})

requestTest('artists, records and sessions are filtered by genre and first letter', async ({ visit }) => {
  for (const path of ['/artists', '/records', '/sessions']) {
    const all = await visit(path)
    const folk = await all.follow(all.getByRole('link', { name: /^Folk \d+$/ }))
    expect(folk.path).toBe(`${path}?genre=folk`)
    expect(robotsOf(folk.document)).toContain('noindex')
    const letters = folk.within(folk.getByRole('navigation', { name: 'First letter' })).getAllByRole('link')
    const letter = await folk.follow(letters[0] as HTMLElement)
    expect(letter.path).toMatch(/\?genre=folk&letter=[A-Z]$/)
    letter.getByRole('link', { name: 'Remove filter: Folk' })
    const none = await visit(`${path}?letter=X`)
    none.getByRole('heading', { name: /match these filters$/ })
  }
  const nepali = await visit('/ne/artists?letter=त')
  nepali.getByRole('link', { name: 'तारा नेम्बाङ' })
})

requestTest(
  'the whole alphabet is shown; letters that titles begin with are links with their numbers',
  async ({ visit, request }) => {
    for (const kind of ['artists', 'records', 'sessions']) {
      const page = await visit(`/${kind}`)
      const row = page.getByRole('navigation', { name: 'First letter' })
      expect(row.textContent).toMatch(/^ABCDEFGHIJKLMNOPQRSTUVWXYZ/)
      const links = page.within(row).getAllByRole('link')
      expect(links.length).toBeLessThan(26)
      const counts = links.map((link) => Number(link.getAttribute('aria-label')?.split(': ')[1]))
      const { count } = (await (await request.get(`/v1/api/${kind}/?page_size=1`)).json()) as { count: number }
      expect([kind, counts.reduce((sum, each) => sum + each, 0)]).toEqual([kind, count])
    }
    const nepali = await visit('/ne/artists')
    const row = nepali.getByRole('navigation', { name: 'पहिलो अक्षर' })
    expect(row.textContent).toContain('कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह')
    expect(nepali.within(row).getByRole('link', { name: /^त: / }).getAttribute('href')).toMatch(
      /^\/ne\/artists\?letter=/,
    )
  },
)

requestTest('posters and sleeves are those of the language, and their text names both titles', async ({ visit }) => {
  for (const path of ['/event/the-long-night-of-the-madal', '/record/low-cloud']) {
    const [english, nepali] = [await visit(path), await visit(`/ne${path}`)]
    const pictureOf = (page: typeof english) => page.document.querySelector('main picture img[alt*="("]')
    const [one, other] = [pictureOf(english), pictureOf(nepali)]
    expect(one?.getAttribute('alt')).toMatch(/\p{Script=Devanagari}/u)
    expect(other?.getAttribute('alt')).toMatch(/[a-z]{3}/)
    expect(one?.getAttribute('src')).not.toBe(other?.getAttribute('src'))
  }
})
