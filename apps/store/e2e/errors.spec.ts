import { expect, test } from '@dabali/tooling/end-to-end'

const notFound = /the server responded with a status of 404/

test.describe('a wrong address', () => {
  test.use({ expectedMessages: notFound })

  test('an unknown path is named, and leads home', async ({ page, expectAccessible }) => {
    const answer = await page.goto('/no/such/path')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByText('Page not found: /no/such/path')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Return to Homepage' }).click()
    await expect(page).toHaveURL('/')
  })

  test('an unknown book is named by its page', async ({ page, expectAccessible }) => {
    const answer = await page.goto('/book/no-such-book/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByText('Page Not Found: /book/no-such-book/')).toBeVisible()
    await expectAccessible()
  })

  test('in Nepali too, the way home stays in Nepali', async ({ page }) => {
    const answer = await page.goto('/ne/no/such/path')
    expect(answer?.status()).toBe(404)
    await page.getByRole('link', { name: 'गृहपृष्ठमा फर्कनुहोस्' }).click()
    await expect(page).toHaveURL('/ne')
  })
})

test('the message stands in the page itself, whatever scripts do', async ({ request }) => {
  const answer = await request.get('/no/such/path')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('Page not found: /no/such/path')
})

test.describe('while the API is away', () => {
  test.use({ expectedMessages: /status of 50\d|Failed to fetch|ApiError|Something went wrong/ })

  test('a designed error, and the page comes without a reload once it is back', async ({
    page,
    house,
    expectAccessible,
  }) => {
    await house.stopApi()
    const answer = await page.goto('/ne/book/kuhiroko-ghar/')
    expect(answer?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible()
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'))

    await house.startApi()
    await page.getByRole('button').last().click()
    await expect(page.getByRole('button', { name: 'डोकोमा राख्नुहोस्' }).first()).toBeVisible({ timeout: 20_000 })
    await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes')
  })

  test('what cannot be added leaves the page as it was', async ({ page, house }) => {
    await page.goto('/book/the-rain-ledger/')
    await house.stopApi()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).not.toHaveAttribute('aria-busy')
    await expect(page.getByText('Added to Cart')).toBeHidden()
    await house.startApi()
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
  })
})
