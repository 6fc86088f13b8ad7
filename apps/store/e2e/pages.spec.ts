import { expect, requestTest } from '@dabali/tooling/end-to-end'
import { mainText } from './requested-page.ts'

requestTest('the footer links to the privacy page', async ({ visit }) => {
  const book = await visit('/book/the-rain-ledger/')
  const foot = book.within(book.getByRole('contentinfo'))
  const page = await book.follow(foot.getByRole('link', { name: 'Privacy' }))
  expect(page.path).toBe('/privacy')
  page.getByRole('heading', { level: 1, name: 'Privacy' })
  for (const part of ['On your device', 'On our servers', 'Who receives it', 'See or delete your data']) {
    page.getByRole('region', { name: part })
  }
  // The cookie itself is checked by the test that adds to the cart before a login.
  expect(mainText(page)).toContain("A cookie that scripts can't read, for 90 days.")
})

requestTest('the about and privacy pages are available in Nepali', async ({ visit }) => {
  const page = await visit('/ne/about-us')
  expect(mainText(page)).toContain('कल्पना गरिएका हुन्')
  const main = page.within(page.getByRole('main'))
  const privacy = await page.follow(main.getByRole('link', { name: 'गोपनीयता' }))
  expect(privacy.path).toBe('/ne/privacy')
  privacy.getByRole('heading', { level: 1, name: 'गोपनीयता' })
})

requestTest('the about page links to the other site', async ({ visit }) => {
  const page = await visit('/about-us')
  expect(mainText(page)).toContain('are invented for this demonstration')
  const ways = page.within(page.getByRole('navigation', { name: 'Related pages' }))
  expect(ways.getByRole('link', { name: 'Brand' }).getAttribute('href')).toMatch(/\/brand$/)
  expect((await page.follow(ways.getByRole('link', { name: 'Reading room' }))).path).toBe('/read')
})

requestTest(
  'the help has a page for each topic in both languages, linked from the footer and the menu',
  async ({ visit }) => {
    const home = await visit('/about-us')
    const footer = home.within(home.getByRole('contentinfo'))
    const delivery = await home.follow(footer.getByRole('link', { name: 'Delivery and prices' }))
    expect(delivery.path).toBe('/help/delivery')
    // The heading of the page has a header element, too.
    const [banner] = home.getAllByRole('banner')
    const [menuLink] = home.within(banner as HTMLElement).getAllByRole('link', { name: 'Help' })
    expect(menuLink?.getAttribute('href')).toBe('/help')
    for (const [path, label] of [
      ['/help', 'Help topics'],
      ['/ne/help', 'सहयोगका विषय'],
    ] as const) {
      const help = await visit(path)
      const topics = help.within(help.getByRole('navigation', { name: label })).getAllByRole('link')
      expect(topics.length).toBe(8)
      for (const link of topics) {
        const page = await help.follow(link)
        expect([link.getAttribute('href'), page.status]).toEqual([page.path, 200])
        page.getByRole('heading', { level: 1 })
      }
    }
    expect((await visit('/help/no-such-topic')).status).toBe(404)
  },
)

requestTest(
  'the help has the delivery prices of the checkout, the questions as data, and how to reach the shop',
  async ({ visit }) => {
    const page = await visit('/help/delivery')
    const rows = page.within(page.getByRole('table', { name: 'Delivery prices and times' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'WherePriceTimePay on delivery',
      'Inside the valleyRs 100Delivered to your door the next day.Yes',
      'Outside the valleyRs 180By courier, 2–5 days.Yes',
      'Pick up in PatanFreeAt our shop in Mangal Bazaar, 10:00–19:00.Yes',
      'AbroadRs 2,500By air mail, 10–20 days.No',
    ])
    expect(mainText(page)).toContain('Abroad: Rs 500 for each further item in the parcel.')
    const box = page.within(page.getByRole('complementary'))
    expect(box.getByRole('link', { name: '01-5550100' }).getAttribute('href')).toBe('tel:+97715550100')
    box.getByText('Sunday–Friday')
    const data = page.document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(data).toContain('"@type":"FAQPage"')
    expect(data).toContain('When will my order arrive?')
  },
)
