import { expect, test } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

const count = (page: Page, text: string) => page.getByRole('banner').getByText(text, { exact: true })

async function basketOf(page: Page, mode = ''): Promise<{ product_slug: string; quantity: number }[]> {
  const answer = await page.request.get(`/v1/api/basket/${mode}`)
  const { lines } = (await answer.json()) as { lines: { product_slug: string; quantity: number }[] }
  return lines.map(({ product_slug, quantity }) => ({ product_slug, quantity }))
}

async function addToCart(page: Page, slug: string) {
  await page.goto(`/book/${slug}/`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
}

test('what is bought at once is bought alone, and the cart survives', async ({ page }) => {
  await addToCart(page, 'night-bus-to-ilam')
  await page.goto('/book/the-rain-ledger/')
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page).toHaveURL('/checkout/?mode=buy-now')
  await expect(page.getByText('The Rain Ledger').first()).toBeVisible()
  await expect(page.getByText('Night Bus to Ilam')).toHaveCount(0)
  expect(await basketOf(page, '?mode=buy-now')).toEqual([{ product_slug: 'the-rain-ledger', quantity: 1 }])
  expect(await basketOf(page)).toEqual([{ product_slug: 'night-bus-to-ilam', quantity: 1 }])

  await page.goto('/')
  await expect(count(page, '1')).toBeVisible()
  await page.goto('/basket')
  await expect(page.getByRole('main').getByText('Night Bus to Ilam').first()).toBeVisible()
  await expect(page.getByText('The Rain Ledger')).toHaveCount(0)
})

test('two quick presses buy one piece', async ({ page }) => {
  await page.goto('/book/the-rain-ledger/')
  await page.getByRole('button', { name: 'Buy now' }).dblclick()
  await expect(page).toHaveURL('/checkout/?mode=buy-now')
  expect(await basketOf(page, '?mode=buy-now')).toEqual([{ product_slug: 'the-rain-ledger', quantity: 1 }])
})

test('who buys in Nepali checks out in Nepali', async ({ page }) => {
  await page.goto('/ne/book/the-rain-ledger/')
  await page.getByRole('button', { name: 'अहिले किन्नुहोस्' }).click()
  await expect(page).toHaveURL('/ne/checkout/?mode=buy-now')
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('one press leads to the checkout, too', async ({ page }) => {
    await page.goto('/book/the-rain-ledger/')
    await page.getByRole('button', { name: 'Buy now' }).click()
    await expect(page).toHaveURL('/checkout/?mode=buy-now')
    expect(await basketOf(page)).toEqual([])
  })
})
