import { expect, test } from '@dabali/tooling/end-to-end'

const ARTIST = 'Tara Nembang'
const PATH = '/artist/tara-nembang'

test('a listener goes from the artists to one, to the record, back, and on to the next night', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/artists')
  await expect(page).toHaveTitle('Artists: Dabali')
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: ARTIST }).click()
  await expect(page).toHaveURL(PATH)
  await expect(page.getByRole('heading', { level: 1, name: ARTIST })).toBeVisible()
  await expect(page).toHaveTitle(`${ARTIST}: Dabali`)
  await expectAccessible()

  await page.getByRole('heading', { level: 3, name: 'Low Cloud', exact: true }).getByRole('link').click()
  await expect(page).toHaveURL('/record/low-cloud')
  await page.getByRole('main').getByRole('link', { name: ARTIST, exact: true }).click()
  await expect(page).toHaveURL(PATH)

  const next = page.getByRole('link', { name: /^Next: / })
  const night = await next.getAttribute('href')
  await next.click()
  await expect(page).toHaveURL(String(night))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(PATH)
  await page.getByRole('link', { name: 'All artists' }).click()
  await expect(page).toHaveURL('/artists')
})

test('nights that are over are folded below those to come', async ({ page, expectAccessible }) => {
  await page.goto('/artist/third-lane-choir')
  const stage = page.getByRole('region', { name: 'On stage' })
  const past = stage.getByText('Past nights')
  const hidden = stage.getByRole('group').getByRole('link').first()
  await expect(past).toBeVisible()
  await expect(hidden).toBeHidden()
  await past.click()
  await expect(hidden).toHaveAttribute('href', /^\/event\//)
  await expectAccessible()
})

test('what tells of an artist leads to the artist, and is led to', async ({ page }) => {
  await page.goto(PATH)
  const told = page.getByRole('region', { name: 'Watch and read' }).getByRole('link')
  const addresses = await told.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toContain('/sessions/tara-nembang-in-a-weaving-shed')
  expect(addresses).toContain('/interviews/tara-nembang-puts-the-slope-back')
  for (const address of addresses) {
    await page.goto(String(address))
    await expect(page.getByRole('main').locator(`a[href="${PATH}"]`).first()).toBeVisible()
  }
})

test('the language is changed on the same page, and changed back', async ({ page, expectAccessible }) => {
  await page.goto(PATH)
  await page.getByRole('link', { name: 'नेपाली', exact: true }).first().click()
  await expect(page).toHaveURL(`/ne${PATH}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expect(page.getByRole('heading', { level: 1, name: 'तारा नेम्बाङ' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'कथा' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'English', exact: true }).first().click()
  await expect(page).toHaveURL(PATH)
})

test('a page says what it is and where it is in the other language', async ({ page }) => {
  await page.goto('/ne/artists')
  const alternates = page.locator('link[rel=alternate][hreflang]')
  await expect(alternates).toHaveCount(3)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ne\/artists$/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
  await page.goto(PATH)
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description).not.toContain('<')
  expect([...new Intl.Segmenter().segment(description ?? '')].length).toBeLessThanOrEqual(170)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is there and every link leads on', async ({ page }) => {
    await page.goto('/artists')
    await page.getByRole('main').getByRole('link', { name: ARTIST }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'The story' })).toBeVisible()
    await page.getByRole('link', { name: /^Buy it, from Rs/ }).click()
    await expect(page).toHaveURL('/record/low-cloud')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the face comes first, nothing is wider than the screen, and a thumb gets to the night', async ({
    page,
    expectAccessible,
  }) => {
    for (const path of ['/artists', '/ne/artists', `/ne${PATH}`, PATH]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    }
    await expectAccessible()
    const face = await page.getByRole('img', { name: /^Portrait of / }).boundingBox()
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(face?.y).toBeLessThan(name?.y ?? 0)
    await page.getByRole('link', { name: /^Next: / }).tap()
    await expect(page).toHaveURL(/\/event\//)
  })
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

  test('nobody stands there, and nothing behind the last page', async ({ page }) => {
    await page.goto('/artist/nobody-at-all')
    await expect(page.getByText('Page Not Found: /artist/nobody-at-all')).toBeVisible()
    await page.goto('/artists?page=99')
    await expect(page.getByText('Page Not Found: /artists?page=99')).toBeVisible()
  })
})
