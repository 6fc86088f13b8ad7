import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { productNamed } from '@dabali/tooling/purchases'

const EVENT = 'the-long-night-of-the-madal'
const BALCONY = `${EVENT}-balcony-3`

const THIRD_DATE = 2

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedMessages: /406|ApiError/ })

  test('two seats are chosen by keyboard, one is bought by another visitor, and both are in the cart', async ({
    page,
    request,
    environment,
    expectAccessible,
  }) => {
    await page.goto(`/event/${EVENT}`)
    await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(THIRD_DATE).click()
    await expect(page).toHaveURL(/\/event\/[\w-]+\/\d+#tickets$/)
    await page.getByRole('button', { name: 'Choose your seats' }).press('Enter')
    const plan = page.getByRole('grid', { name: 'Balcony, seating plan' })
    const cursor = plan.locator('[tabindex="0"]')
    const chosen = plan.getByRole('gridcell', { selected: true })
    await cursor.press('Enter')
    const first = (await chosen.getAttribute('data-seat')) ?? ''
    // A seat beside it, or one behind.
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowDown']) {
      await cursor.press(key)
      if (/available/.test((await cursor.getAttribute('aria-label')) ?? '')) break
    }
    await cursor.press('Space')
    await expect(chosen).toHaveCount(2)
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const { width, height } = (await chosen.first().boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)

    await test.step('another visitor takes the first seat', async () => {
      const url = `/v1/api/products/${await productNamed(environment, BALCONY)}/`
      const answer = await request.post('/v1/api/basket/add-product/', { data: { url, seats: [Number(first)] } })
      expect(answer.status()).toBe(200)
    })
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'is already taken. Choose another seat.' })).toBeVisible()
    await expect(plan.locator(`[data-seat="${first}"]`)).toHaveAccessibleName(/, taken$/)
    await expect(page.getByRole('status').filter({ hasText: '1 ticket' })).toBeVisible()

    await plan
      .getByRole('gridcell', { name: /available/ })
      .first()
      .click()
    const names = await chosen.evaluateAll((seats) =>
      seats.map((seat) => seat.getAttribute('aria-label')?.replace(/, your seat.*/, '') ?? ''),
    )
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await expect(page).toHaveURL('/checkout/')
    await page.goto('/basket')
    for (const name of names) await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  })
})

requestTest('without scripts a ticket with a numbered seat is chosen by quantity', async ({ visit }) => {
  const event = await visit(`/event/${EVENT}`)
  const dates = event.within(event.getByRole('navigation', { name: 'Choose a date' })).getAllByRole('link')
  const date = await event.follow(dates[THIRD_DATE] as HTMLElement)
  const field = date.getByRole('spinbutton', { name: 'Tickets: Balcony, seated' }) as HTMLInputElement
  const checkout = await date.submit(date.getByRole('button', { name: 'Continue to checkout' }), { [field.name]: '2' })
  expect(checkout.path).toMatch(/^\/checkout\//)
  expect((await visit('/basket')).getByRole('main').textContent).toContain('Balcony, seated')
})

requestTest(
  'without scripts seats are chosen from a list, and one that others have taken is named',
  async ({ visit, request, playwright, baseURL, environment }) => {
    const event = await visit(`/event/${EVENT}`)
    const dates = event.within(event.getByRole('navigation', { name: 'Choose a date' })).getAllByRole('link')
    const date = await event.follow(dates[THIRD_DATE] as HTMLElement)
    const list = await date.follow(date.getByRole('link', { name: 'Choose seats from a list' }))
    expect(list.path).toMatch(/^\/event\/[\w-]+\/\d+\/seats\?type=\d+$/)
    expect(list.headers['cache-control']).toContain('no-store')
    expect(list.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
    list.getByRole('heading', { level: 1, name: 'Choose your seats' })
    const add = () => list.getByRole('button', { name: 'Add to cart' })
    const none = await list.submit(add())
    expect(none.status).toBe(400)
    none.getByText('Choose at least one seat.')

    const [first, second] = list.getAllByRole('checkbox').slice(-2) as HTMLInputElement[]
    const name = (seat?: HTMLInputElement) => seat?.getAttribute('aria-label') ?? ''
    const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    const url = `/v1/api/products/${await productNamed(environment, BALCONY)}/`
    const seats = [Number(first?.value)]
    expect((await other.post('/v1/api/basket/add-product/', { data: { url, seats } })).status()).toBe(200)
    await other.dispose()

    for (const seat of [first, second]) if (seat) seat.checked = true
    const refused = await list.submit(add())
    expect(refused.status).toBe(406)
    expect(refused.getByRole('main').textContent).toContain(`${name(first)} was just taken by someone else.`)
    expect(refused.queryByRole('checkbox', { name: name(first) })).toBeNull()
    expect((refused.getByRole('checkbox', { name: name(second) }) as HTMLInputElement).checked).toBe(true)
    const cart = await refused.submit(refused.getByRole('button', { name: 'Add to cart' }))
    expect(cart.path).toBe('/basket?added=1')
    expect(cart.getByRole('main').textContent).toContain(name(second))
    expect((await visit(list.path)).getByRole('main').textContent).toContain(`In your cart: ${name(second)}`)
    expect((await request.get(`/event/${EVENT}/999999/seats`)).status()).toBe(404)
  },
)
