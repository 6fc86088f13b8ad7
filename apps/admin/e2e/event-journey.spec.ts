import { expect, test } from '@dabali/tooling/end-to-end'
import { buy, newAddress, pay } from '@dabali/tooling/purchases'
import type { Page } from '@playwright/test'
import { forgetFactors, logIn } from './back-office.ts'

// A control that is missing is reported at once. The state of the second member is refused.
test.use({ actionTimeout: 30_000, expectedMessages: /status of 409 \(Conflict\)/ })

/** Streams start slowly on a busy machine. */
const SOON = { timeout: 40_000 }

type TicketType = { product_id: number; admits: string; num_available: number }
type EventDate = { id: number; state: string; ticket_types: TicketType[] }

async function addTicketType(page: Page, fields: Record<string, string>, choices: Record<string, string | number>) {
  await page
    .getByRole('button', { name: /^Add ticket type/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(choices))
    await dialog.getByLabel(label).selectOption(typeof value === 'number' ? { index: value } : value)
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Add ticket type' }).click()
  await expect(dialog).toBeHidden()
}

test('the box office makes an event with two dates, a seating plan and a stream, sells it, checks in, streams and shows it again', async ({
  page,
  environment,
  newContext,
}) => {
  test.setTimeout(300_000)
  await forgetFactors(environment)
  const title = `Salt and Smoke ${Date.now()}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const hall = `Hall of ${title}`
  const editor = await (await newContext({})).newPage()
  await logIn(editor, environment, 'editor@dabali.example')
  await expect(editor.getByRole('heading', { name: 'To do now' })).toBeVisible()
  await logIn(page, environment, 'box-office@dabali.example')
  await expect(page.getByRole('heading', { name: 'Tonight' })).toBeVisible()

  const id = await test.step('the editor writes and publishes the text of the event', async () => {
    await editor.goto('/contents')
    await editor.getByRole('button', { name: 'New text' }).click()
    const creating = editor.getByRole('dialog', { name: 'New text' })
    await creating.getByLabel('Kind').selectOption('Event')
    await creating.getByLabel('Title in English').fill(title)
    await creating.getByLabel('Title in Nepali').fill('नुन र धुवाँ')
    await creating.getByRole('button', { name: 'Create draft' }).click()
    await expect(editor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await editor.getByRole('button', { name: 'Publish now' }).click()
    await expect(editor.getByRole('button', { name: 'Publish changes' })).toBeDisabled()
    return /contents\/(\d+)/.exec(editor.url())?.[1] ?? ''
  })

  await test.step('a hall gets a seating plan', async () => {
    await page.goto('/venues')
    await page.getByRole('button', { name: 'New venue' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name English').fill(hall)
    await dialog.getByRole('button', { name: 'New venue' }).click()
    await expect(dialog).toBeHidden()
    await page
      .getByRole('row', { name: hall })
      .getByRole('link', { name: /^Seating plan/ })
      .click()
    await page.getByRole('button', { name: 'Add section' }).click()
    await page
      .getByRole('button', { name: /^Add rows/ })
      .first()
      .click()
    await dialog.getByLabel('Last row').fill('B')
    // What was typed is there again after the dialog was closed.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page
      .getByRole('button', { name: /^Add rows/ })
      .first()
      .click()
    await expect(dialog.getByLabel('Last row')).toHaveValue('B')
    await dialog.getByLabel('Seats per row').fill('5')
    await dialog.getByRole('button', { name: 'Add rows' }).click()
    await expect(page.getByRole('gridcell')).toHaveCount(10)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Seating plan saved')).toBeVisible()
  })

  await test.step('two dates are streamed, each with seats and a stream', async () => {
    await page.goto(`/events/${id}/show`)
    await page.getByRole('button', { name: 'Add dates' }).click()
    const adding = page.getByRole('dialog', { name: 'Add dates' })
    await adding.getByLabel('Venue').selectOption(hall)
    await adding.getByLabel('Streamed live').check()
    await adding.getByRole('button', { name: 'Add dates' }).click()
    await expect(adding).toBeHidden()
    const names = { 'Name English': 'Seat', 'Name नेपाली': 'सिट', 'Price, in rupees': '700' }
    await addTicketType(page, names, { 'Seats of a section': 1 })
    const stream = { 'Name English': 'Stream', 'Name नेपाली': 'प्रसारण', 'Price, in rupees': '300', Quota: '50' }
    await addTicketType(page, stream, { 'Admits to': 'Stream' })
    await page.getByRole('button', { name: 'Add dates' }).click()
    await adding.getByRole('button', { name: 'Add dates' }).click()
    await expect(adding).toBeHidden()
    await expect(page.getByRole('table', { name: /^Tickets, / })).toHaveCount(2)
  })

  const readDates = async () => {
    const answer = await fetch(`${environment.apiUrl}/v1/api/events/${slug}/`)
    return ((await answer.json()) as { dates: EventDate[] }).dates
  }
  const [date] = await readDates()
  if (!date) throw new Error('The event has no date.')
  const order = await test.step('a seat and a stream are sold', async () => {
    const goods = Object.fromEntries(date.ticket_types.map(({ product_id: product }) => [product, 1]))
    const placed = await buy(environment, goods, { guest_email: newAddress('maya'), payment_method: 'khalti' })
    await pay(environment, placed)
    await page.reload()
    await expect(page.getByRole('row', { name: /^Seat/ }).first()).toContainText('9')
    await page
      .getByRole('link', { name: /^Seats/ })
      .first()
      .click()
    await expect(page.getByRole('gridcell', { name: /sold/ })).toHaveCount(1)
    return placed
  })

  // The evening begins: its times are those of now.
  await environment.sql(
    `update event_date set doors_at = now() - interval '1 hour', starts_at = now() - interval '5 minutes', ends_at = now() + interval '2 hours' where id = $1`,
    [date.id],
  )

  await test.step('guests are invited and checked in, and the ticket that was sold', async () => {
    await page.goto(`/guest-list/${date.id}/show`)
    await page.getByRole('button', { name: 'Change quota' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Most people on the list').fill('12')
    await dialog.getByRole('button', { name: 'Save quota' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Add a list' }).click()
    await dialog.getByLabel('Names').fill('Asha Tamang +1\nBikash Rai')
    await dialog.getByRole('button', { name: 'Add a list' }).click()
    await expect(dialog).toBeHidden()
    await page
      .getByRole('row', { name: /^Asha Tamang/ })
      .getByRole('button', { name: 'Check in' })
      .click()
    await expect(page.getByText('3 of 12 people, 1 arrived')).toBeVisible()
    const answer = await fetch(`${environment.apiUrl}/v1/api/orders/by-hash/${order.hash}/tickets/`)
    const { results } = (await answer.json()) as { results: { code: string; admits: string }[] }
    const ticket = results.find(({ admits }) => admits === 'hall')
    await page.getByLabel('Ticket number').fill(ticket?.code ?? '')
    const form = page.locator('form').filter({ has: page.getByLabel('Ticket number') })
    await form.getByRole('button', { name: 'Check in' }).click()
    await expect(page.getByText('Welcome in.')).toBeVisible()
    await form.getByLabel('Ticket number').fill(ticket?.code ?? '')
    await form.getByRole('button', { name: 'Check in' }).click()
    await expect(page.getByText('Already checked in.')).toBeVisible()
  })

  await test.step('two members run the live desk: none undoes what the other has set', async () => {
    await page.goto(`/live-control/${date.id}/show`)
    const state = (name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) })
    await expect(state('Live')).toHaveAttribute('aria-current', 'step', SOON)
    await page.getByRole('button', { name: 'Message to viewers' }).click()
    const writing = page.getByRole('dialog', { name: 'Message to viewers' })
    await writing.getByLabel(/English/).fill('Welcome to the hall.')

    await editor.goto(`/live-control/${date.id}/show`)
    await editor.getByRole('button', { name: 'Start a break' }).click()
    const breaking = editor.getByRole('dialog')
    await breaking.getByLabel(/English/).fill('A cable is wet.')
    await breaking.getByRole('button', { name: 'Start a break' }).click()
    await expect(breaking).toBeHidden()

    await writing.getByRole('button', { name: 'Send message' }).click()
    await expect(writing.getByText(/Viewers see now: Break/)).toBeVisible()
    await writing.getByRole('radio', { name: /Welcome to the hall/ }).check()
    await writing.getByRole('button', { name: 'Use this choice' }).click()
    await writing.getByRole('button', { name: 'Send message' }).click()
    await expect(writing).toBeHidden()
    await expect(state('Break')).toHaveAttribute('aria-current', 'step')
  })

  await test.step('the addresses of links are not lost by closing the dialog', async () => {
    await page.getByRole('button', { name: 'New links' }).click()
    await page.getByRole('dialog', { name: 'New links' }).getByRole('button', { name: 'Create links' }).click()
    const made = page.getByRole('dialog', { name: 'Link created' })
    await expect(made).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(made.getByText('You haven’t copied the addresses.')).toBeVisible()
    await made.getByRole('button', { name: 'Close without copying' }).click()
    await expect(made).toBeHidden()
  })

  await test.step('after the end the recording is published', async () => {
    await page.getByRole('button', { name: 'End the stream' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the stream' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await environment.sql(
      `update event_date set starts_at = now() - interval '30 minutes', ends_at = now() - interval '1 minute' where id = $1`,
      [date.id],
    )
    await page.goto(`/events/${id}/show`)
    const section = page.locator('section').filter({ has: page.getByText('Over', { exact: true }) })
    await section.getByRole('button', { name: /^Change date/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Hours to watch again').fill('48')
    await dialog.getByRole('button', { name: 'Save date' }).click()
    await expect(dialog).toBeHidden()
    await page.goto(`/live-control/${date.id}/show`)
    await expect(page.getByRole('listitem').filter({ hasText: /^Replay$/ })).toHaveAttribute('aria-current', 'step')
    await expect.poll(async () => (await readDates()).find((one) => one.id === date.id)?.state).toBe('replay')
  })
})
