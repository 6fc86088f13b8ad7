import { addToBasket, BOOK } from '@dabali/tooling/checkout-steps'
import { expect, test } from '@dabali/tooling/end-to-end'
import { expectLight, PHONE, publicScriptBudget } from '@dabali/tooling/test-pages'

/** A document holds the styles of its first screen, 7 to 8 kB. */
const MOST_BYTES = { scripts: publicScriptBudget(), styles: 22_500, document: 27_600 }

/** The pages for one visitor hold the whole cart and checkout: their limits are what they took when measured, and 1 % more. */
const PAGES = {
  home: { path: '/' },
  'home in Nepali': { path: '/ne' },
  product: { path: '/book/the-rain-ledger/' },
  list: { path: '/books?product_class=Book&page=2' },
  article: { path: '/read/why-we-still-copy-things-out-by-hand/' },
  booklist: { path: '/book/list/nine-books-for-a-long-rain/' },
  search: { path: '/search?q=rain' },
  basket: { path: '/basket', most: { scripts: 164_000, styles: 22_800 } },
  checkout: { path: '/checkout/', most: { scripts: 178_400 } },
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

  test('pictures below the screen wait until the scripts have run, unless they are scrolled to', async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const below = page.locator('main section img[loading=lazy]')
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    const places = await below.evaluateAll((images) =>
      images.map((image, at) => ({
        at,
        top: image.getBoundingClientRect().top,
        right: image.getBoundingClientRect().right,
      })),
    )
    // In the order of the page, without those beside the screen.
    const [next, ...others] = places
      .filter(({ top, right }) => top > PHONE.height && right < PHONE.width)
      .toSorted((one, other) => one.top - other.top)
    const far = others.find(({ top }) => next && top > next.top + 400)
    if (!next || !far) throw new Error('There are no such pictures.')
    await below.nth(next.at).evaluate((image) => image.scrollIntoView({ block: 'end' }))
    await expect.poll(() => below.nth(next.at).evaluate(isLoaded)).toBe(true)
    expect(await below.nth(far.at).evaluate(isLoaded)).toBe(false)
    release()
    await expect.poll(() => below.nth(far.at).evaluate(isLoaded)).toBe(true)
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
