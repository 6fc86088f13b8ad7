import { expect } from '@dabali/tooling/end-to-end'
import type { Page } from '@playwright/test'

/** How many things the head of a page says are in the cart. */
export const count = (page: Page, text: string) => page.getByRole('banner').getByText(text, { exact: true })

export const addedToast = (page: Page) => page.getByRole('status').getByText('Added to Cart')

/** Adds what a page of the shop sells, by its button. */
export async function add(page: Page, slug: string) {
  await page.goto(`/book/${slug}/`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(addedToast(page)).toBeVisible()
}

/** What the API itself holds for this visitor. */
export async function quantities(page: Page): Promise<number[]> {
  const answer = await page.request.get('/v1/api/basket/')
  const { lines } = (await answer.json()) as { lines: { quantity: number }[] }
  return lines.map(({ quantity }) => quantity)
}
