import { expect } from '@dabali/tooling/end-to-end'
import type { RequestedPage } from '@dabali/tooling/page-request'
import type { APIRequestContext, Page } from '@playwright/test'
import { buttonOf } from './requested-page.ts'

/** How many things the head of a page says are in the cart. */
export const count = (page: Page, text: string) => page.getByRole('banner').getByText(text, { exact: true })

/** How many pieces the head says are not added yet, because there is no connection. */
export const waiting = (page: Page, pieces: number) => page.getByRole('banner').getByText(`+${pieces} Waiting to sync`)

export const addedToast = (page: Page) => page.getByRole('status').getByText('Added to Cart')

/** Adds what a page of the shop sells, by its button. */
export async function add(page: Page, slug: string) {
  await page.goto(`/book/${slug}/`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(addedToast(page)).toBeVisible()
}

/** Adds what a page of the shop sells by its form without scripts, which leads to the cart. */
export async function addByForm(visit: (path: string) => Promise<RequestedPage>, slug: string) {
  const page = await visit(`/book/${slug}/`)
  return page.submit(buttonOf(page, 'Add to cart'))
}

type Cart = { lines: { product_slug: string; product_title: string; quantity: number }[]; is_gift: boolean }

/** What the API itself holds for a visitor: the cart, or what is bought at once. */
export async function cartOf(request: APIRequestContext, mode: '' | 'buy-now' = '') {
  const answer = await request.get(`/v1/api/basket/${mode && `?mode=${mode}`}`)
  const { lines, is_gift } = (await answer.json()) as Cart
  return {
    slugs: lines.map(({ product_slug }) => product_slug),
    quantities: lines.map((line) => line.quantity),
    is_gift,
  }
}

export const quantities = async ({ request }: Page) => (await cartOf(request)).quantities
