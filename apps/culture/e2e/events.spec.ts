import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { buy, newAddress, productNamed } from '@dabali/tooling/purchases'
import { leave } from './event-steps.ts'

const EVENT = 'the-long-night-of-the-madal'
const STUDENT = `${EVENT}-student-3`

requestTest('the list of events links to an event, to past events and back, and to a calendar', async ({ visit }) => {
  const coming = await visit('/events')
  coming.getByRole('heading', { level: 1 })
  const calendar = coming.getByRole('link', { name: 'Add all events to your calendar' })
  expect(calendar.getAttribute('href')).toMatch(/^webcal:.*\/v1\/api\/events\/calendar\.ics$/)
  const past = await coming.follow(coming.getByRole('link', { name: 'Past' }))
  expect(past.path).toBe('/events?when=past')
  past.getByRole('link', { name: 'Hymns at the Drain' })
  const back = await past.follow(past.getByRole('link', { name: 'Upcoming' }))
  expect(back.path).toBe('/events')
  const event = await back.follow(back.getByRole('link', { name: 'The Long Night of the Madal' }))
  event.getByRole('heading', { level: 1, name: 'The Long Night of the Madal' })
})

requestTest('a postponed event date says so and is not on sale', async ({ visit }) => {
  const page = await visit('/event/four-for-the-mechi')
  const dates = page.getAllByRole('radio')
  const postponed = dates.indexOf(page.getByRole('radio', { name: /Postponed/ }))
  const kinds = page.document.querySelectorAll<HTMLElement>('#tickets form ul')[postponed]
  page.within(kinds as HTMLElement).getAllByText(/^Not on sale yet/)
})

test.describe('far from Nepal', () => {
  test.use({ timezoneId: 'Europe/Berlin', expectedMessages: /406|ApiError|left/ })
  test.afterAll(async ({ environment }) => leave(environment, await productNamed(environment, STUDENT), 3))

  test('times are local, a postponed date is not on sale, and a ticket that has sold out is named', async ({
    page,
    environment,
    expectAccessible,
  }) => {
    await test.step('the time is in the time zone of the visitor', async () => {
      await page.goto('/event/tara-nembang-alone-with-a-sarangi')
      await expect(page.getByText(/\d\d:\d\d \(Berlin\)/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /calendar\.ics$/)
    })
    await test.step('a postponed date', async () => {
      await page.goto('/event/four-for-the-mechi')
      await page.getByRole('radio', { name: /Postponed/ }).check({ force: true })
      await expect(page.getByText('Not on sale yet')).toBeVisible()
      await expectAccessible()
    })
    const product = await productNamed(environment, STUDENT)
    await leave(environment, product, 1)
    await page.goto(`/event/${EVENT}`)
    await page.getByRole('main').getByRole('radio').nth(2).check({ force: true })
    await page.getByRole('button', { name: 'One more, Balcony, seated' }).click()
    await page.getByRole('button', { name: 'One more, Student, standing' }).click()
    await buy(environment, { [product]: 1 }, { guest_email: newAddress('faster'), payment_method: 'khalti' })
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    const said = page.getByRole('alert').filter({ hasText: 'Student, standing: not in your cart.' })
    await expect(said).toBeVisible()
    await expect(page.getByRole('button', { name: 'One more, Student, standing' })).toHaveCount(0)
    await expectAccessible()
    await said.getByRole('link', { name: 'Check out' }).click()
    await expect(page).toHaveURL('/checkout/')
    await expect(page.getByText('Balcony, seated').first()).toBeVisible()
  })
})
