import { expect, test } from '@dabali/tooling/end-to-end'
import { forgetFactors, logIn, searchList } from './back-office.ts'

const WEEK_MS = 604_800_000

test('the box office adds a series of dates with the tickets of another, and changes a quota', async ({
  page,
  environment,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  const answer = await fetch(`${environment.apiUrl}/v1/api/events/low-cloud-heard-in-the-dark/`)
  const event = (await answer.json()) as { title: string; dates: { starts_at: string }[] }
  const last =
    event.dates
      .map(({ starts_at: starts }) => starts)
      .toSorted()
      .at(-1) ?? ''
  const dayOf = (weeks: number) =>
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: 'Asia/Kathmandu', weekday: 'long', day: 'numeric', month: 'long' },
    }).format(new Date(Date.parse(last) + weeks * WEEK_MS))

  await logIn(page, environment, 'box-office@dabali.example')
  await expect(page.getByRole('heading', { name: 'Tonight' })).toBeVisible()
  await page.goto('/events')
  await searchList(page, 'Title', event.title)
  await page.getByRole('link', { name: event.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible()
  // The link is gone with the list.
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Add dates' }).click()
  const adding = page.getByRole('dialog', { name: 'Add dates' })
  await adding.getByLabel('How many dates').fill('2')
  await expectAccessible()
  await adding.getByRole('button', { name: 'Add dates' }).click()
  await expect(adding).toBeHidden()
  await expect(page.getByRole('heading', { name: dayOf(1) })).toBeVisible()

  const tickets = page.getByRole('table', { name: `Tickets, ${dayOf(2)}` })
  await tickets.getByRole('rowheader').first().getByRole('button').click()
  const changing = page.getByRole('dialog', { name: 'Change ticket type' })
  await changing.getByLabel('Quota').fill('33')
  await changing.getByRole('button', { name: 'Save ticket type' }).click()
  await expect(changing).toBeHidden()
  await expect(tickets.getByText('of 33')).toBeVisible()
  await expectAccessible()
})
