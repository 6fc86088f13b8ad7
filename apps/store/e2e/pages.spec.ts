import { expect, test } from '@dabali/tooling/end-to-end'

test('the foot of every page leads to what is kept of a visitor', async ({ page, expectAccessible }) => {
  await page.goto('/book/the-rain-ledger/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  for (const part of ['On your device', 'With us', 'Who else gets it', 'See it, have it deleted']) {
    await expect(page.getByRole('region', { name: part })).toBeVisible()
  }
  await expectAccessible()
})

test('what is said of the cookies is what the browser holds', async ({ page, context }) => {
  await page.goto('/privacy')
  await expect(page.getByText('A cookie that no script can read, for 90 days.')).toBeVisible()
  await page.goto('/book/list/finished-in-one-sitting/')
  await page.getByRole('button', { name: 'Add to cart: Letters to a Brick' }).click()
  await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
  const cookies = await context.cookies()
  const days = (Number(cookies.find(({ name }) => name === 'dabali_basket')?.expires) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(90)
  expect(cookies.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name)).toEqual([])
})

test.describe('on a phone, in Nepali', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the house says who in it exists, and what it keeps', async ({ page, expectAccessible }) => {
    await page.goto('/ne/about-us')
    await expect(page.getByText('कल्पना गरिएका हुन्')).toBeVisible()
    await expectAccessible()
    await page.getByRole('main').getByRole('link', { name: 'गोपनीयता' }).click()
    await expect(page).toHaveURL('/ne/privacy')
    await expect(page.getByRole('heading', { level: 1, name: 'गोपनीयता' })).toBeVisible()
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

test('the house leads on, also to its other side', async ({ page, expectAccessible }) => {
  await page.goto('/about-us')
  await expect(page.getByText('are invented for this demonstration')).toBeVisible()
  const ways = page.getByRole('navigation', { name: 'Where to go from here' })
  await expect(ways.getByRole('link', { name: 'The brand' })).toHaveAttribute('href', /\/brand$/)
  await expectAccessible()
  await ways.getByRole('link', { name: 'Reading room' }).click()
  await expect(page).toHaveURL('/read')
})
