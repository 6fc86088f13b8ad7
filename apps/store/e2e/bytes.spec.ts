import { expect, test } from '@dabali/tooling/end-to-end'
import { expectLight } from '@dabali/tooling/page-bytes'
import { addToBasket, BOOK } from '@dabali/tooling/till'

// An empty page of the same Next takes 115.4 kB of scripts; 1.2 times of it is 138.5 kB.
const MOST_BYTES = { scripts: 138_500, styles: 22_500, document: 19_000 }

/** What is drawn for one visitor holds the whole of the cart and of the till. */
const PAGES = {
  home: { path: '/' },
  'home in Nepali': { path: '/ne' },
  product: { path: '/book/the-rain-ledger/' },
  list: { path: '/books?product_class=Book&page=2' },
  article: { path: '/read/why-we-still-copy-things-out-by-hand/' },
  booklist: { path: '/book/list/nine-books-for-a-long-rain/' },
  search: { path: '/search?q=rain' },
  basket: { path: '/basket', most: { scripts: 152_000 } },
  checkout: { path: '/checkout/', most: { scripts: 158_500 } },
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

test('an English page without Nepali loads no Nepali face', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto('/book/the-rain-ledger/', { waitUntil: 'networkidle' })
  expect(fonts).toEqual([])
})
