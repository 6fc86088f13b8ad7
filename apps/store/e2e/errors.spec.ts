import { expect, requestTest, test, tryAgain } from '@dabali/tooling/end-to-end'
import { buy, HOME, newAddress, productNamed } from '@dabali/tooling/purchases'

const NAMED = ['/no/such/path/', '/no%20such/p%C3%A4th', '/book/no-such-book', '/ne/no/such/']

requestTest('an unknown path is named and links to the homepage', async ({ visit }) => {
  const page = await visit('/no/such/path')
  expect(page.status).toBe(404)
  page.getByRole('heading', { level: 1, name: 'Page not found' })
  page.getByText('Page not found: /no/such/path')
  const home = await page.follow(page.getByRole('link', { name: 'Return to Homepage' }))
  expect([home.status, home.path]).toEqual([200, '/'])
})

for (const path of NAMED) {
  requestTest(`${path} is named as it was asked for`, async ({ visit }) => {
    const page = await visit(path)
    expect(page.status).toBe(404)
    expect(page.html).toMatch(new RegExp(`(Page [Nn]ot [Ff]ound|भेटिएन): ${path}</p>`))
  })
}

requestTest('an unknown book is named on its page', async ({ visit }) => {
  const page = await visit('/book/no-such-book/')
  expect(page.status).toBe(404)
  page.getByRole('heading', { level: 1, name: 'Page not found' })
  page.getByText('Page Not Found: /book/no-such-book/')
})

requestTest('an unknown path in Nepali links to the Nepali homepage', async ({ visit }) => {
  const page = await visit('/ne/no/such/path')
  expect(page.status).toBe(404)
  const home = await page.follow(page.getByRole('link', { name: 'गृहपृष्ठमा फर्कनुहोस्' }))
  expect(home.path).toBe('/ne')
})

test.describe('an unknown path', () => {
  test.use({ expectedMessages: /the server responded with a status of 404/ })

  test('is still named once scripts run, also below the pages of one visitor', async ({ page }) => {
    for (const path of NAMED) {
      await page.goto(path)
      await expect(page.getByText(`: ${path}`, { exact: false })).toHaveText(new RegExp(`: ${path}$`))
    }
    await page.goto('/book/no-such-book/')
    await expect(page.getByText('Resource not found!')).toBeVisible()
    expect((await page.goto('/account/social'))?.status()).toBe(404)
    await page.getByRole('link', { name: 'Return to Homepage' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('while the API is away', () => {
  // On a busy machine an order that is loaded late shows its picture seconds after the page has preloaded it.
  test.use({
    expectedMessages:
      /status of 50\d|Failed to fetch|ApiError|Something went wrong|\.webp was preloaded .* but not used/,
  })

  test('pages show an error and recover without a reload', async ({ page, context, environment, expectAccessible }) => {
    const goods = { [await productNamed(environment, 'night-bus-to-ilam')]: 1 }
    const cod = { shipping_address: HOME, payment_method: 'cod', guest_email: newAddress('maya') }
    const order = await buy(environment, goods, cod)
    const [shop, ofOrder] = [await context.newPage(), await context.newPage()]
    await shop.goto('/book/the-rain-ledger/')
    await environment.stopApi()

    // The addition is tried again for some seconds, while the other pages are looked at.
    const added = test.step('a failed addition does not change the page', async () => {
      const add = shop.getByRole('button', { name: 'Add to cart' }).first()
      await add.click()
      await expect(add).not.toHaveAttribute('aria-busy')
      await expect(shop.getByText('Added to Cart')).toBeHidden()
    })
    added.catch(() => undefined)
    await test.step('an order that could not be loaded', async () => {
      await ofOrder.goto(`/order/${order.hash}`)
      await expect(ofOrder.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible()
      await expect(ofOrder.getByText("We couldn't load this order.")).toBeVisible()
      const answer = await page.goto(`/order/${order.hash}`)
      const number = `Error number ${answer?.headers()['x-request-id']}`
      await expect(page.getByText('Error number')).toHaveText(number)
      await expectAccessible()
    })
    await test.step('a book that is not cached', async () => {
      const answer = await page.goto('/ne/book/nun-bato/')
      expect(answer?.status()).toBe(503)
      expect(answer?.headers()['retry-after']).toBe('5')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('त्रुटि नम्बर')).toHaveText(`त्रुटि नम्बर ${answer?.headers()['x-request-id']}`)
      await expectAccessible()
      await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'))
    })
    await added

    await environment.startApi()
    await Promise.all([
      tryAgain(page, 'फेरि प्रयास गर्नुहोस्', page.getByRole('button', { name: 'कार्टमा थप्नुहोस्' }).first()),
      tryAgain(ofOrder, 'Try again', ofOrder.getByRole('heading', { level: 1, name: `Order ${order.number}` })),
    ])
    await expect(page.locator('body')).toHaveAttribute('data-same-document', 'yes')
    await shop.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(shop.getByRole('status').getByText('Added to Cart')).toBeVisible()
  })
})
