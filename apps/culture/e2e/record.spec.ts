import { expect, requestTest, test } from '@dabali/tooling/end-to-end'

const PATH = '/record/low-cloud'

requestTest('records are filtered by format, and link to all records and to one', async ({ visit }) => {
  const all = await visit('/records')
  const covers = all.within(all.getByRole('main')).getAllByRole('heading', { level: 2 })
  const formats = all.within(all.getByRole('navigation', { name: 'Format' }))
  const eps = await all.follow(formats.getByRole('link', { name: /^EPs/ }))
  expect(eps.path).toBe('/records?format=ep')
  expect(eps.getByRole('link', { name: /^EPs/ }).getAttribute('aria-current')).toBe('page')
  expect(eps.within(eps.getByRole('main')).getAllByRole('heading', { level: 2 }).length).toBeLessThan(covers.length)

  const singles = await visit('/records?format=single')
  const shown = singles.within(singles.getByRole('main'))
  shown.getByRole('link', { name: 'Exact Change' })
  expect(shown.queryByRole('link', { name: 'Low Cloud' })).toBeNull()
  const back = await singles.follow(shown.getByRole('link', { name: /^All \d+$/ }))
  expect(back.path).toBe('/records')
  const record = await back.follow(back.within(back.getByRole('main')).getByRole('link', { name: 'Low Cloud' }))
  expect(record.path).toBe(PATH)
  record.getByRole('heading', { level: 1, name: 'Low Cloud' })
  record.getByText(/uncredited, by request/)
  record.getByText('What the Goat Knew')
})

requestTest('a record has HTML for other sites, which shows its player', async ({ visit, request }) => {
  const page = await visit(PATH)
  const code = page.getByLabelText('HTML for your website') as HTMLTextAreaElement
  const [, src = '', width] = /^<iframe src="([^"]+)" width="(\d+)"/.exec(code.value) ?? []
  expect([new URL(src).pathname, width]).toEqual(['/embed/record/low-cloud', '600'])
  const frame = await request.get(new URL(src).pathname)
  expect(frame.headers()['content-security-policy']).toContain('frame-ancestors *')
  const html = await frame.text()
  expect(html).toContain('What the Goat Knew')
  const [, preview = ''] = /<audio [^>]*src="([^"]+)"/.exec(html) ?? []
  expect((await request.get(preview)).status()).toBe(200)
  expect(html).toContain(`${new URL(src).origin}${PATH}`)
})

requestTest('a sold-out format cannot be bought; the other can', async ({ visit }) => {
  const page = await visit('/record/electric-jhyaure')
  const button = (name: string) => page.getByRole('button', { name }) as HTMLButtonElement
  expect(button('Sold out: Electric Jhyaure (vinyl)').disabled).toBe(true)
  expect(button('Add to cart: Electric Jhyaure (digital)').disabled).toBe(false)
})

requestTest('a record says what is heard and saved, with lyrics and credits of its tracks', async ({ visit }) => {
  const page = await visit(PATH)
  page.getByText('You hear previews of up to 30 seconds. The download has the full tracks.')
  page.getByText(/^MP3 \(\d+\.\d MB\), FLAC \(\d+\.\d MB\)$/)
  const song = page.getByText('Lyrics and credits', { selector: '[aria-label$="Kettle Hour"]' }).closest('details')
  const words = page.within(song as HTMLElement)
  expect(song?.open).toBe(false)
  expect(words.getByText(/किट्ली बस्यो/).getAttribute('lang')).toBe('ne')
  words.getByText(/Kitli basyo/)
  words.getByText(/The kettle is on/)
  words.getByText('Recorded at')
  page.getAllByText('Credits (instrumental)')
  const graph = page.document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(graph).toContain('किट्ली बस्यो')
})

requestTest('a buyer pays what they want without scripts, but not less than the least price', async ({ visit }) => {
  const page = await visit(`/ne${PATH}`)
  const field = page.getByLabelText('आफूले चाहेको मूल्य') as HTMLInputElement
  expect(field.value).toBe('५००')
  field.value = '६२५'
  const add = page.getByRole('button', { name: 'यही मूल्यमा थप्नुहोस्: तल झरेको बादल (डिजिटल)' })
  const cart = await page.submit(add)
  expect(cart.path).toBe('/ne/basket?added=1')
  expect(cart.getByRole('main').textContent).toContain('६२५')
  field.value = '२९९'
  const refused = await page.submit(add)
  expect(refused.path).toBe('/ne/basket?notadded=400&price=too_low')
  refused.getByText('केही थपिएन: यो मूल्य यसको न्यूनतम मूल्यभन्दा कम छ।')
  expect(refused.getByRole('main').textContent).toContain('६२५')
})

requestTest('a record is bought as a gift', async ({ visit }) => {
  const page = await visit(PATH)
  const checkout = await page.submit(page.getByRole('button', { name: 'Buy as a gift: Low Cloud (digital)' }))
  expect(checkout.path).toBe('/checkout/?mode=buy-now')
  expect(checkout.document.querySelector<HTMLInputElement>('[name="is_gift"]')?.checked).toBe(true)
})

requestTest('a record is played and bought without scripts', async ({ visit }) => {
  const page = await visit(PATH)
  expect(page.document.querySelector('audio[controls]')).not.toBeNull()
  const cart = await page.submit(page.getByRole('button', { name: 'Add to cart: Low Cloud (vinyl)' }))
  expect(cart.path).toBe('/basket?added=1')
  cart.within(cart.getByRole('main')).getAllByText('Low Cloud (vinyl)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the player is large enough and covers nothing; one format is bought now, and another is added to the cart', async ({
    page,
    expectAccessible,
  }) => {
    await test.step('the buttons of the player are large enough and it covers nothing of the page', async () => {
      await page.goto(`/ne${PATH}`, { waitUntil: 'networkidle' })
      const row = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
        .first()
      await row.getByRole('button').tap()
      const bar = page.getByRole('region', { name: 'प्लेयर' })
      await expect(bar.getByRole('button', { name: 'रोक्नुहोस्' })).toBeVisible()
      await expectAccessible()
      for (const button of await bar.getByRole('button').all()) {
        const box = await button.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const last = await page.getByRole('contentinfo').boundingBox()
      const foot = await bar.boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1)
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(740)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
    await page.goto(`/ne${PATH}`)
    await page.getByRole('button', { name: 'अहिले किन्नुहोस्' }).first().tap()
    await expect(page).toHaveURL('/ne/checkout/?mode=buy-now')
    await page.getByRole('main').locator('summary').first().tap()
    await expect(page.getByRole('main').getByText('तल झरेको बादल (भिनाइल)').first()).toBeVisible()

    await page.goto(PATH)
    await page.getByRole('button', { name: 'Add to cart: Low Cloud (digital)' }).tap()
    await expect(page.getByRole('status').getByText('Added to Cart')).toBeVisible()
    await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible()
    const answer = await page.request.get('/v1/api/basket/')
    const { lines } = (await answer.json()) as { lines: { product_slug?: string }[] }
    expect(lines.map(({ product_slug }) => product_slug)).toEqual(['low-cloud-download'])
    await expectAccessible()
  })
})
