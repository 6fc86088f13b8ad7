import { addToBasket, BOOK } from '@dabali/tooling/checkout-steps'
import { expect, test } from '@dabali/tooling/end-to-end'
import { expectLight, publicScriptBudget } from '@dabali/tooling/test-pages'

const MOST_BYTES = { scripts: publicScriptBudget(), styles: 22_500, document: 19_000 }

/** The pages for one visitor hold the whole cart and checkout: their limits are what they took when measured, and 1 % more. */
const PAGES = {
  home: { path: '/' },
  'home in Nepali': { path: '/ne' },
  product: { path: '/book/the-rain-ledger/' },
  list: { path: '/books?product_class=Book&page=2' },
  article: { path: '/read/why-we-still-copy-things-out-by-hand/' },
  booklist: { path: '/book/list/nine-books-for-a-long-rain/' },
  search: { path: '/search?q=rain' },
  basket: { path: '/basket', most: { scripts: 164_000 } },
  checkout: { path: '/checkout/', most: { scripts: 171_500 } },
}

for (const [name, { path, ...own }] of Object.entries(PAGES)) {
  test(`${name} is light: scripts, styles, and the page itself`, async ({ page, context }) => {
    // What is shown of a cart is what is in it.
    const before = await context.newPage()
    await before.goto('/basket')
    await addToBasket(before, BOOK)
    await before.close()
    await expectLight(page, path, { ...MOST_BYTES, ...('most' in own && own.most) })
  })
}

test('an English page without Nepali loads no Nepali font', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto('/book/the-rain-ledger/', { waitUntil: 'networkidle' })
  expect(fonts).toEqual([])
})
