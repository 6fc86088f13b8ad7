import type { Page } from '@playwright/test'

/** Products of the demo: a printed book and an e-book. */
export const BOOK = 1
export const EBOOK = 2

type Wanted = { products: readonly number[]; mode?: 'buy-now' }

/** Puts products into the visitor's basket and opens checkout. */
export async function openCheckout(page: Page, { products, mode }: Wanted, path = '/checkout/') {
  for (const product of products) await addToBasket(page, product, mode)
  await page.goto(mode ? `${path}?mode=${mode}` : path)
  await waitForCheckoutForm(page)
}

/** Hydration replaces the fields with those of the stored draft: text that is filled in at that moment can be lost. */
export const waitForCheckoutForm = (page: Page) => waitForHydration(page, 'main form[novalidate] button[type=submit]')

/** Waits until React has hydrated the element. */
export async function waitForHydration(page: Page, selector: string) {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
}

/** Sent with the cookies of the visitor, without a page; `origin` is needed where the browser has no base URL. */
export async function addToBasket(page: Page, product: number, mode?: 'buy-now', origin = '') {
  const answer = await page.request.post(`${origin}/v1/api/basket/add-product/${mode ? `?mode=${mode}` : ''}`, {
    data: { url: `/v1/api/products/${product}/` },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Fills in an address inside the valley. */
export async function fillAddress(page: Page) {
  await waitForCheckoutForm(page)
  await page.getByLabel('Mobile number').fill('9841234567')
  await page.getByLabel('Full name').fill('Maya Gurung')
  // By role: the previous page stays in the document, hidden, with the field of the newsletter.
  await page.getByRole('textbox', { name: 'Email' }).fill('maya@example.com')
  await page.getByLabel('Area').selectOption('Lalitpur')
  await page.getByLabel('Tole or street').fill('Mangal Bazaar 7')
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Pay|Place order, pay) / })
