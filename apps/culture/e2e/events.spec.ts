import { buy, newAddress, productNamed } from '@dabali/tooling/bought'
import { expect, test } from '@dabali/tooling/end-to-end'
import { leave, payAtTill } from './tickets-for.ts'

const NIGHT = '/event/the-long-night-of-the-madal'

test('the nights lead to a night, and past nights are one press away', async ({ page, expectAccessible }) => {
  await page.goto('/events')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Subscribe to all nights in a calendar' })).toHaveAttribute(
    'href',
    /^webcal:.*\/v1\/api\/events\/calendar\.ics$/,
  )
  await expectAccessible()
  await page.getByRole('link', { name: 'Past nights' }).click()
  await expect(page).toHaveURL('/events?when=past')
  await expect(page.getByRole('link', { name: 'Hymns at the Drain' })).toBeVisible()
  await page.getByRole('link', { name: 'To come' }).click()
  await page.getByRole('link', { name: 'The Long Night of the Madal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Long Night of the Madal' })).toBeVisible()
})

for (const { device, size } of [
  { device: 'a desk', size: { width: 1280, height: 900 } },
  { device: 'a phone', size: { width: 360, height: 740 } },
]) {
  test.describe(`at ${device}`, () => {
    // The pages of the sandbox have no icon.
    test.use({
      viewport: size,
      hasTouch: size.width === 360,
      expectedMessages: /the server responded with a status of 404/,
    })

    test('two kinds of a night are chosen, paid with one press, and printed as tickets', async ({
      page,
      house,
      expectAccessible,
    }) => {
      await page.goto(NIGHT)
      await page.getByRole('main').getByRole('radio').nth(2).check({ force: true })
      await page.getByRole('button', { name: 'One more, Floor, standing' }).click()
      await page.getByRole('button', { name: 'One more, Floor, standing' }).click()
      await page.getByRole('button', { name: 'One more, Live stream' }).click()
      await expect(page.getByRole('status').filter({ hasText: '3 tickets' })).toContainText('Rs 1,500')
      await expectAccessible()
      await page.getByRole('button', { name: 'To the till with these' }).click()
      await expect(page).toHaveURL('/checkout/')
      const email = newAddress('maya')
      await payAtTill(page, email)
      // They are made when the payment has settled.
      const { links } = await house.sandbox.mailTo(email, /tickets/)
      await page.goto(new URL(links[0] ?? '').pathname)
      await expect(page.getByRole('article')).toHaveCount(3)
    })
  })
}

test.describe('the last ticket', () => {
  test.use({ expectedMessages: /406|ApiError|left/ })
  const student = 'the-long-night-of-the-madal-student-3'
  test.afterAll(async ({ house }) => leave(house, await productNamed(house, student), 3))

  test('goes to somebody else: it is said which, and nothing else is lost', async ({
    page,
    house,
    expectAccessible,
  }) => {
    const product = await productNamed(house, student)
    await leave(house, product, 1)
    await page.goto(NIGHT)
    await page.getByRole('main').getByRole('radio').nth(2).check({ force: true })
    await page.getByRole('button', { name: 'One more, Balcony, seated' }).click()
    await page.getByRole('button', { name: 'One more, Student, standing' }).click()
    await buy(house, { [product]: 1 }, { guest_email: newAddress('faster'), payment_method: 'khalti' })
    await page.getByRole('button', { name: 'To the till with these' }).click()
    const said = page.getByRole('alert').filter({ hasText: 'Student, standing: not in your cart.' })
    await expect(said).toBeVisible()
    await expect(page.getByRole('button', { name: 'One more, Student, standing' })).toHaveCount(0)
    await expectAccessible()
    await said.getByRole('link', { name: 'To the till with those' }).click()
    await expect(page).toHaveURL('/checkout/')
    await expect(page.getByText('Balcony, seated').first()).toBeVisible()
  })
})

test('without scripts the nights are chosen and tickets go to the till', async ({ browser, house }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url })
  const page = await context.newPage()
  await page.goto(`/ne${NIGHT}`)
  await page.getByRole('main').getByRole('radio').nth(2).check({ force: true })
  await page.getByRole('spinbutton').filter({ visible: true }).first().fill('२')
  await page.getByRole('button', { name: 'यी लिएर तिर्न जानुहोस्' }).click()
  await expect(page).toHaveURL('/ne/checkout/')
  await page.goto('/ne/basket')
  await expect(page.getByText('मादलको लामो रात').first()).toBeVisible()
  await context.close()
})

test.describe('far away', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('the clock is that of whoever looks', async ({ page }) => {
    await page.goto('/event/tara-nembang-alone-with-a-sarangi')
    await expect(page.getByText(/where you are \(Berlin\)/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /calendar\.ics$/)
  })
})

test('a night of which nobody knows when it will be says so and sells the others', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/event/four-for-the-mechi')
  await expect(page.getByRole('radio', { name: /Postponed/ })).toBeVisible()
  await page.getByRole('radio', { name: /Postponed/ }).check({ force: true })
  await expect(page.getByText('Not on sale now')).toBeVisible()
  await expectAccessible()
})
