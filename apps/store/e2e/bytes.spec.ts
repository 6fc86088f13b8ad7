import { addToBasket, BOOK } from '@dabali/tooling/checkout-steps'
import { expect, test } from '@dabali/tooling/end-to-end'
import { expectLight, publicScriptBudget } from '@dabali/tooling/page-weight'
import { PHONE } from '@dabali/tooling/test-pages'

/** A document holds the styles of its first screen, 7 to 8 kB. */
const MOST_BYTES = { scripts: publicScriptBudget(), styles: 22_500, document: 28_200 }

/** The pages for one visitor hold the whole cart and checkout: their limits are what they took when measured, and 1 % more. */
const PAGES = {
  home: { path: '/' },
  'home in Nepali': { path: '/ne' },
  product: { path: '/book/the-rain-ledger/' },
  list: { path: '/books?product_class=Book&page=2' },
  article: { path: '/read/why-we-still-copy-things-out-by-hand/' },
  booklist: { path: '/book/list/nine-books-for-a-long-rain/' },
  search: { path: '/search?q=rain' },
  basket: { path: '/basket', most: { scripts: 163_640, styles: 22_800 } },
  checkout: { path: '/checkout/', most: { scripts: 179_900 } },
}

test('every kind of page is light: scripts, styles, and the page itself', async ({ page, newContext }) => {
  test.slow()
  // What is shown of a cart is what is in it.
  await page.goto('/basket')
  await addToBasket(page, BOOK)
  const storageState = await page.context().storageState()
  for (const [name, { path, ...own }] of Object.entries(PAGES)) {
    await test.step(name, async () => {
      const visitor = await newContext({ storageState })
      await expectLight(await visitor.newPage(), path, { ...MOST_BYTES, ...('most' in own && own.most) })
      await visitor.close()
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('pictures below the screen wait until the scripts have run or the page is scrolled', async ({ page }) => {
    let isHeld = true
    const held: (() => void)[] = []
    await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    const covers = page.locator('main section img[loading=lazy]')
    /** The next cover below the screen that is not beside it. */
    const far = () =>
      covers.evaluateAll((images) =>
        images.findIndex((image) => {
          const { top, left, right } = image.parentElement?.getBoundingClientRect() ?? new DOMRect()
          return top > innerHeight + 100 && left >= 0 && right < innerWidth
        }),
      )
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const cover = covers.nth(await far())
    const first = page.locator('main img[loading=eager]').first()
    await expect.poll(() => first.evaluate(isLoaded)).toBe(true)
    expect(await cover.evaluate(isLoaded)).toBe(false)
    await page.evaluate(() => scrollBy(0, 10))
    await expect.poll(() => cover.evaluate(isLoaded)).toBe(true)

    isHeld = false
    for (const go of held) go()
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect.poll(async () => covers.nth(await far()).evaluate(isLoaded)).toBe(true)
  })
})

test.describe('fonts', () => {
  // With data saving the server answers a font with an empty response.
  test.use({ expectedMessages: /Failed to decode downloaded font/ })

  test('an English page loads the display font alone, and none with data saving', async ({ page, newContext }) => {
    const fontsOf = async (visitor: typeof page) => {
      const fonts: string[] = []
      visitor.on('requestfinished', async (request) => {
        const response = request.resourceType() === 'font' ? await request.response() : null
        if (response?.status() === 200) fonts.push(new URL(request.url()).pathname.replace(/^.*\/(\w+-\d+)\W.*$/, '$1'))
      })
      await visitor.goto('/contact-us', { waitUntil: 'networkidle' })
      return [...new Set(fonts)].toSorted()
    }
    expect(await fontsOf(page)).toEqual(['literata-400', 'literata-700'])
    const saving = await newContext({ extraHTTPHeaders: { 'save-data': 'on' } })
    expect(await fontsOf(await saving.newPage())).toEqual([])
  })
})
