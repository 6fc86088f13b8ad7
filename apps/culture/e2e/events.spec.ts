import { expect, requestTest, test } from '@dabali/tooling/end-to-end'
import { buy, newAddress, productNamed } from '@dabali/tooling/purchases'
import { leave } from './event-steps.ts'

const EVENT = 'the-long-night-of-the-madal'
const NEPAL_OFFSET_MS = 345 * 60_000
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
  const postponed = await page.follow(page.getByRole('link', { name: /Postponed/ }))
  postponed.getAllByText(/^Sales paused/)
})

requestTest('the page of a date has the times, tickets, calendar and share text of that date', async ({ visit }) => {
  const event = await visit(`/event/${EVENT}`)
  const dates = event.within(event.getByRole('navigation', { name: 'Choose a date' })).getAllByRole('link')
  const chosen = dates.at(-1) as HTMLElement
  const startsAt = chosen.querySelector('time')?.getAttribute('datetime') ?? ''
  const last = await event.follow(chosen)
  // The dates of the demo are relative to the day on which it was made.
  const time = last.document.querySelector('dd time')
  expect(time?.getAttribute('datetime')).toBe(startsAt)
  expect(time?.textContent).toMatch(/ 17:00$/)
  last.getByText(/Doors 16:15/)
  const [current] = last.document.querySelectorAll('nav [aria-current=page] time')
  expect(current?.getAttribute('datetime')).toBe(startsAt)
  expect(last.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(/calendar\.ics\?date=\d+$/)
  expect(last.document.title).toContain(time?.textContent.replace(/ 17:00$/, ''))
  const inNepal = new Date(Date.parse(startsAt) + NEPAL_OFFSET_MS).toISOString().slice(0, 19)
  const data = last.document.querySelector('script[type="application/ld+json"]')?.textContent
  expect(data).toContain(`${inNepal}+05:45`)
  // The bar of phones, the end and what is shared.
  const bar = last.within(last.getByRole('complementary', { name: 'Buy tickets' }))
  expect(bar.getByText(/ 17:00$/).getAttribute('datetime')).toBe(startsAt)
  expect(last.getByText('Ends').nextElementSibling?.textContent).toMatch(/^\d\d:\d\d$/)
  const shared = new URL(last.getByRole('link', { name: 'X' }).getAttribute('href') ?? '').searchParams
  expect(shared.get('text')).toContain(time?.textContent)
  expect(new URL(shared.get('url') ?? '').pathname).toBe(last.path)
  expect(last.getByRole('main').textContent).toMatch(/Floor, standing.*Rs\s600/)
  const missing = await visit(`/event/${EVENT}/999999`)
  missing.getByRole('heading', { name: 'Page not found' })
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
      await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
        'href',
        /calendar\.ics\?date=\d+$/,
      )
    })
    await test.step('a postponed date', async () => {
      await page.goto('/event/four-for-the-mechi')
      await page.getByRole('link', { name: /Postponed/ }).click()
      await expect(page.getByText('Sales paused: this date is postponed')).toBeVisible()
      await expectAccessible()
    })
    const product = await productNamed(environment, STUDENT)
    await leave(environment, product, 1)
    await page.goto(`/event/${EVENT}`)
    await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(2).click()
    await expect(page).toHaveURL(/\/event\/[\w-]+\/\d+#tickets$/)
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

requestTest('a visitor who is not logged in is asked to log in to see their tickets', async ({ visit }) => {
  const login = await visit('/tickets')
  expect(login.path).toMatch(/^\/login/)
  login.getByRole('heading', { name: 'Your tickets' })
})
