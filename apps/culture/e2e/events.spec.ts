import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { buy, newAddress, productNamed } from '@dabali/tooling/purchases'
import { leave } from './event-steps.ts'

const EVENT = 'the-long-night-of-the-madal'
const STUDENT = `${EVENT}-student-3`

requestTest('the events lead to an event, to past nights and back, and to a calendar', async ({ visit }) => {
  const coming = await visit('/events')
  coming.getByRole('heading', { level: 1 })
  const calendar = coming.getByRole('link', { name: 'Subscribe to all nights in a calendar' })
  expect(calendar.getAttribute('href')).toMatch(/^webcal:.*\/v1\/api\/events\/calendar\.ics$/)
  const past = await coming.follow(coming.getByRole('link', { name: 'Past nights' }))
  expect(past.path).toBe('/events?when=past')
  past.getByRole('link', { name: 'Hymns at the Drain' })
  const back = await past.follow(past.getByRole('link', { name: 'To come' }))
  expect(back.path).toBe('/events')
  const event = await back.follow(back.getByRole('link', { name: 'The Long Night of the Madal' }))
  event.getByRole('heading', { level: 1, name: 'The Long Night of the Madal' })
})

requestTest('a postponed event date says so and is not on sale', async ({ visit }) => {
  const page = await visit('/event/four-for-the-mechi')
  const nights = page.getAllByRole('radio')
  const postponed = nights.indexOf(page.getByRole('radio', { name: /Postponed/ }))
  const kinds = page.document.querySelectorAll<HTMLElement>('#tickets form ul')[postponed]
  page.within(kinds as HTMLElement).getAllByText(/^Not on sale now/)
})

test.describe('far from Nepal', () => {
  test.use({ timezoneId: 'Europe/Berlin', expectedMessages: /406|ApiError|left/ })
  test.afterAll(async ({ environment }) => leave(environment, await productNamed(environment, STUDENT), 3))

  test('the time is local, a postponed night is not for sale, and a ticket that was sold meanwhile is named', async ({
    page,
    environment,
    expectAccessible,
  }) => {
    await test.step('the time is that of the visitor', async () => {
      await page.goto('/event/tara-nembang-alone-with-a-sarangi')
      await expect(page.getByText(/where you are \(Berlin\)/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /calendar\.ics$/)
    })
    await test.step('a night without a date', async () => {
      await page.goto('/event/four-for-the-mechi')
      await page.getByRole('radio', { name: /Postponed/ }).check({ force: true })
      await expect(page.getByText('Not on sale now')).toBeVisible()
      await expectAccessible()
    })
    const product = await productNamed(environment, STUDENT)
    await leave(environment, product, 1)
    await page.goto(`/event/${EVENT}`)
    await page.getByRole('main').getByRole('radio').nth(2).check({ force: true })
    await page.getByRole('button', { name: 'One more, Balcony, seated' }).click()
    await page.getByRole('button', { name: 'One more, Student, standing' }).click()
    await buy(environment, { [product]: 1 }, { guest_email: newAddress('faster'), payment_method: 'khalti' })
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
