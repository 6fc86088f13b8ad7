import { expect, test } from '@dabali/tooling/end-to-end'

test('the house says who in it exists, shows its marks and gives them away', async ({ page, expectAccessible }) => {
  await page.goto('/about-us')
  await expect(page.getByText('are invented for this demonstration')).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('navigation', { name: 'Where to go from here' })
    .getByRole('link', { name: 'The brand', exact: true })
    .click()
  await expect(page).toHaveURL('/brand')
  for (const name of ['The marks', 'Colours', 'How to use them']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  await expectAccessible()
  const downloads = page.getByRole('region', { name: 'The marks' }).getByRole('link', { name: /^SVG/ })
  await expect(downloads).toHaveCount(4)
  const begun = page.waitForEvent('download')
  await downloads.first().click()
  expect((await begun).suggestedFilename()).toBe('dabali-lockup-night.svg')
})

test.describe('on a phone, in Nepali', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('what is kept of a visitor is told, and where to write', async ({ page, expectAccessible }) => {
    await page.goto('/ne/about-us')
    await page.getByRole('main').getByRole('link', { name: 'गोपनीयता' }).tap()
    await expect(page).toHaveURL('/ne/privacy')
    await expect(page.getByRole('region', { name: 'तपाईंको फोन वा कम्प्युटरमा' })).toBeVisible()
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'हामीलाई लेख्नुहोस्' }).tap()
    await expect(page).toHaveURL('/ne/contact-us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible()
  })
})
