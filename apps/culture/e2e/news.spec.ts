import { expect, test } from '@dabali/tooling/end-to-end'

test('news are narrowed to a word, read, and passed on', async ({ page, context, house, expectAccessible }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: house.url })
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'News', exact: true })).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('navigation', { name: 'Filed under' })
    .getByRole('link', { name: /^Halls/ })
    .click()
  await expect(page).toHaveURL('/news?tag=Halls')
  await expect(page.getByRole('heading', { level: 1, name: 'Halls' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'We pay artists on the night: how the split works' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Tea is now included' }).click()
  await expect(page).toHaveURL('/news/tea-is-now-included')
  const piece = page.getByRole('article')
  await expect(piece.getByRole('heading', { level: 1, name: 'Tea is now included' })).toBeVisible()
  await expect(piece.getByText('From the hall')).toBeVisible()
  await expect(piece.locator('time').first()).toHaveAttribute('datetime', '2026-09-15')
  await expectAccessible()
  await piece.getByRole('link', { name: 'Share' }).click()
  await expect(page.getByRole('status').getByText('The link is copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/news\/tea-is-now-included$/)
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL('/news')
})

test('a piece leads to what it is about, and that leads back', async ({ page }) => {
  await page.goto('/news/hiti-hall-opens-its-second-balcony')
  const about = page.getByRole('region', { name: 'What it is about' })
  await about.getByRole('link', { name: 'The Long Night of the Madal' }).click()
  await expect(page).toHaveURL('/event/the-long-night-of-the-madal')
  await page.getByRole('main').getByRole('link', { name: 'Hiti Hall opens its second balcony' }).click()
  await expect(page).toHaveURL('/news/hiti-hall-opens-its-second-balcony')
})

test.describe('on a phone, in Nepali', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the older news are a page further, and a word of either language finds them', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/ne/news')
    await page.getByRole('navigation', { name: 'पाना' }).getByRole('link', { name: 'अर्को' }).tap()
    await expect(page).toHaveURL('/ne/news?page=2')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3)
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // The same list, whichever language its tag is written in.
    await page.goto('/ne/news?tag=Halls')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 1, name: 'हल', exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'विषय' }).locator('[aria-current]')).toHaveText(/^हल/)
    await page.goto('/ne/news?tag=nowhere')
    await expect(page.getByRole('heading', { level: 1, name: '“nowhere” अन्तर्गत केही छैन' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'सबै समाचार' }).tap()
    await expect(page).toHaveURL('/ne/news')
  })
})
