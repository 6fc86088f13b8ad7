import { buy, cookiesOf, logIn, newAddress, pay, productNamed } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'

const PHONE = { width: 360, height: 740 }
const KHALTI = { payment_method: 'khalti' }

test('an e-book that was bought stands in the library and is downloaded from there', async ({
  page,
  house,
  expectAccessible,
}) => {
  await logIn(page, house, newAddress('asha'))
  await page.goto('/library')
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing here yet' })).toBeVisible()
  await expectAccessible()

  const book = await productNamed(house, 'the-rain-ledger-e-book')
  const order = await buy(house, { [book]: 1 }, KHALTI, { cookie: await cookiesOf(page) })
  await pay(house, order)
  await page.goto('/library')
  await expectAccessible()
  await page.getByRole('link', { name: 'The Rain Ledger', exact: true }).click()
  await expect(page.getByText('Yours to keep')).toBeVisible()
  await expectAccessible()
  await expect(page.getByRole('link', { name: 'Read: The Rain Ledger' })).toHaveAttribute(
    'href',
    /\/library\/.+\/read$/,
  )
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.epub$/)
})

test('a library shows what is asked for', async ({ page, house, expectAccessible }) => {
  await logIn(page, house, newAddress('asha'))
  const slugs = ['the-rain-ledger-e-book', 'the-rain-ledger-audiobook', 'a-wall-goes-up', 'kuhiroko-ghar']
  const goods = await Promise.all(slugs.map(async (slug) => [await productNamed(house, slug), 1]))
  const order = await buy(house, Object.fromEntries(goods), KHALTI, { cookie: await cookiesOf(page) })
  await pay(house, order)
  await page.goto('/library')
  // The kinds to choose from are a list of their own.
  const works = page.getByRole('main').locator('li:not(nav li)')
  await expect(works).toHaveCount(4)
  await page.getByRole('link', { name: 'To listen to' }).click()
  await expect(works).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Listen: The Rain Ledger' })).toBeVisible()
  await expectAccessible()
  await page.goto('/library?q=no+such+book')
  await expect(page.getByRole('heading', { name: 'None of that here' })).toBeVisible()
  await page.getByRole('link', { name: 'All', exact: true }).last().click()
  await expect(works).toHaveCount(4)
})

test('a guest opens what was bought from the order itself', async ({ page, house }) => {
  const audiobook = await productNamed(house, 'the-rain-ledger-audiobook')
  const order = await buy(house, { [audiobook]: 1 }, { guest_email: newAddress('maya'), ...KHALTI })
  await pay(house, order)
  await page.goto(`/order/thanks/${order.hash}`)
  await page.getByRole('button', { name: /^Listen/ }).click()
  await expect(page.getByRole('link', { name: 'Download' }).first()).toBeVisible()
})

test('a pass lends works, which then stand in the library', async ({ page, house, expectAccessible }) => {
  await logIn(page, house, newAddress('asha'))
  const pass = await productNamed(house, 'reading-pass-month')
  const order = await buy(house, { [pass]: 1 }, KHALTI, { cookie: await cookiesOf(page) })
  await pay(house, order)
  await page.goto('/library')
  await page.getByRole('link', { name: 'Reading pass, one month', exact: true }).click()
  await expect(page.getByText(/^Your pass runs until/)).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('button', { name: /^Borrow / })
    .first()
    .click()
  await expect(page.getByText('Borrowed, as long as your pass runs')).toBeVisible()
})

test('a gift is taken by link, after the login that it leads to', async ({ page, house, expectAccessible }) => {
  const friend = newAddress('friend')
  const book = await productNamed(house, 'the-rain-ledger-e-book')
  const gift = { recipient_name: 'Binod', recipient_email: friend, message: 'For the long bus ride.' }
  const order = await buy(house, { [book]: 1 }, { guest_email: newAddress('maya'), ...KHALTI }, { gift })
  await pay(house, order)
  const { text } = await house.sandbox.mailTo(friend, /library\/gift/)
  const [path = ''] = /\/library\/gift\/[\w.-]+/.exec(text) ?? []
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'A gift for Binod' })).toBeVisible()
  await expect(page.getByText('For the long bus ride.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Log in and take it' }).click()
  await expect(page).toHaveURL('/login')

  await logIn(page, house, newAddress('binod'))
  await page.goto(path)
  await page.getByRole('button', { name: 'Take it into my library' }).click()
  await expect(page.getByText('It is in your library.')).toBeVisible()
  await page.getByRole('link', { name: 'The Rain Ledger' }).click()
  await expect(page.getByText('A gift', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read: The Rain Ledger' })).toBeVisible()
})

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false })

  test('an e-book that a guest bought is downloaded from its order', async ({ page, house }) => {
    const book = await productNamed(house, 'the-rain-ledger-e-book')
    const order = await buy(house, { [book]: 1 }, { guest_email: newAddress('maya'), ...KHALTI })
    await pay(house, order)
    await page.goto(`/order/${order.hash}`)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Read: The Rain Ledger' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.epub$/)
  })
})

test('the library is for whoever is logged in', async ({ page }) => {
  await page.goto('/library')
  await expect(page).toHaveURL('/login')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in Nepali on a phone, ${colorScheme}`, () => {
    test.use({ viewport: PHONE, colorScheme })

    test('the library fits and keeps nobody out', async ({ page, house, expectAccessible }) => {
      await logIn(page, house, newAddress('asha'))
      const book = await productNamed(house, 'kuhiroko-ghar')
      const order = await buy(house, { [book]: 1 }, KHALTI, { cookie: await cookiesOf(page) })
      await pay(house, order)
      await page.goto('/ne/library')
      const fits = async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
        expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
        await expectAccessible()
      }
      await fits()
      await page.getByRole('main').getByRole('link').first().click()
      await fits()
      await expect(page.getByRole('link', { name: /^पढ्नुहोस्/ })).toBeVisible()
      await expect(page.getByRole('button', { name: 'डाउनलोड गर्नुहोस्' })).toBeVisible()
    })
  })
}
