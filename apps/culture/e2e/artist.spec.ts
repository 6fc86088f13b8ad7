import { expect, test } from '@dabali/tooling/end-to-end'

test('the stage leads to the artist, and the artist back to the stage', async ({ page, expectAccessible }) => {
  await page.goto('/')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expectAccessible()
  await page.getByRole('link', { name: `Meet ${name}` }).click()
  await expect(page).toHaveURL(/\/artist\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(`${name}: Dabali`)
  await expectAccessible()
  await page.getByRole('link', { name: 'Back to the stage' }).click()
  await expect(page).toHaveURL('/')
})

test('the language is changed on the same page, and changed back', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Meet / }).click()
  await expect(page).toHaveURL(/\/artist\//)
  const { pathname } = new URL(page.url())
  await page.getByRole('link', { name: 'नेपाली', exact: true }).click()
  await expect(page).toHaveURL(`/ne${pathname}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expect(page.getByRole('heading', { level: 2, name: 'कथा' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(pathname)
})

test('a page says what it is and where it is in the other language', async ({ page, house }) => {
  await page.goto('/ne')
  const alternates = page.locator('link[rel=alternate][hreflang]')
  await expect(alternates).toHaveCount(3)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ne$/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
  const artists = await (await page.request.get(`${house.url}/v1/api/artists/`)).json()
  await page.goto(`/artist/${artists.results[0].slug}`)
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description).not.toContain('<')
  expect([...new Intl.Segmenter().segment(description ?? '')].length).toBeLessThanOrEqual(170)
})

test('without scripts every page is there and every link leads on', async ({ browser, house }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('link', { name: /^Meet / }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'The story' })).toBeVisible()
  await context.close()
})

test.describe('a wrong address', () => {
  test.use({ expectedMessages: /the server responded with a status of 404/ })

  test('is named, and leads home in its language', async ({ page, expectAccessible }) => {
    await page.goto('/ne/no/such/path')
    await expect(page.getByText('पाना भेटिएन: /ne/no/such/path')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'गृहपृष्ठमा फर्कनुहोस्' }).click()
    await expect(page).toHaveURL('/ne')
  })
})
