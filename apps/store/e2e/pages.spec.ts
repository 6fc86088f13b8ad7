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
