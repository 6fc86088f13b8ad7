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

requestTest('a sold-out format cannot be bought; the other can', async ({ visit }) => {
  const page = await visit('/record/electric-jhyaure')
  const button = (name: string) => page.getByRole('button', { name }) as HTMLButtonElement
  expect(button('Sold out: Electric Jhyaure (vinyl)').disabled).toBe(true)
  expect(button('Add to cart: Electric Jhyaure (digital)').disabled).toBe(false)
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

  test('one format is bought now, and another is added to the cart', async ({ page, expectAccessible }) => {
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
