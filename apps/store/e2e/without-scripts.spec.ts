import { expect, test } from '@dabali/tooling/end-to-end'
import { PHONE } from '@dabali/tooling/test-pages'

// What only a browser shows without scripts; the HTML is tested by requests. The pages of the sandbox have no icon.
test.use({ javaScriptEnabled: false, hasTouch: true, expectedMessages: /the server responded with a status of 404/ })

test('without scripts the filters unfold above a list, and a checkout leads through the gateway to the thanks', async ({
  page,
}) => {
  await test.step('the filters unfold above the list', async () => {
    await page.setViewportSize(PHONE)
    await page.goto('/category/fiction')
    const nepali = page.getByRole('link', { name: /^Nepali \d/ })
    await expect(nepali).toBeHidden()
    await page.locator('summary', { hasText: 'Filter' }).tap()
    await nepali.tap()
    await expect(page).toHaveURL('/category/fiction?language=ne')
    await expect(page.locator('summary', { hasText: 'Filter (1)' })).toBeVisible()
    const answer = await page.request.get('/v1/api/products/?category=fiction&language=ne')
    const { results } = (await answer.json()) as { results: { slug: string }[] }
    const books = page.getByRole('main').locator('h3 a[href*="/book/"]')
    expect(await books.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      results.map(({ slug }) => `/book/${encodeURIComponent(slug)}/`),
    )
  })
  await test.step('a filled checkout leads through the gateway to the thanks', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/book/the-rain-ledger/')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page).toHaveURL(/\/basket/)
    await page.goto('/checkout/')
    await page.getByLabel('Mobile number').fill('9841234567')
    await page.getByLabel('Full name').fill('Maya Gurung')
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('maya@example.com')
    await page.getByLabel('Area').selectOption('Lalitpur')
    await page.getByLabel('Tole or street').fill('Mangal Bazaar 7')
    await page.getByRole('radio', { name: 'eSewa' }).check()
    await page.getByRole('button', { name: /^Pay Rs 685 / }).click()
    await page.getByRole('main').getByRole('button').click()
    await page.waitForURL(/\/esewa\/pay\//)
    await page.getByRole('button', { name: /^Pay/ }).first().click()
    const checkAgain = page.getByRole('button', { name: 'Check again' })
    await expect(async () => {
      if (await checkAgain.isVisible()) await checkAgain.click()
      await expect(page).toHaveURL(/\/order\/thanks\//, { timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    await page.goto('/basket')
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  })
})
