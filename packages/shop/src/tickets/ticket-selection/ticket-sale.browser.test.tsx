import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageFrame, pageServices } from '../../testing/page-frame.tsx'
import type { TicketKind } from './ticket-options.ts'
import { TicketSale } from './ticket-sale.tsx'

const kind = (id: number, more: Partial<TicketKind>): TicketKind => ({
  id,
  product: id + 100,
  url: `/v1/api/products/${id + 100}/`,
  name: 'Floor, standing',
  title: 'Floor, standing: Low Cloud',
  note: '',
  admits: 'hall',
  price: '600.00',
  state: 'on_sale',
  left: 9,
  limit: 4,
  opens: '',
  ...more,
})
const FLOOR = kind(1, {})
const BENCH = kind(2, { name: 'Bench', state: 'sold_out', left: 0 })

beforeEach(() => localStorage.clear())

/** The tickets of one event date with a fake server. */
async function openSale(now: readonly Pick<TicketKind, 'id' | 'state' | 'left'>[]) {
  const known = now.map(({ id, state, left }) => ({ id, state, num_available: left }))
  const services = pageServices(({ path }) =>
    path.includes('waiting-list')
      ? Response.json({ detail: 'Nobody can wait for this any more.' }, { status: 400 })
      : Response.json({ dates: [{ ticket_types: known }] }),
  )
  await render(
    <PageFrame services={services.services}>
      <TicketSale slug="low-cloud" eventDate={7} kinds={[FLOOR, BENCH]} thumbnail={null} language="en" />
    </PageFrame>,
  )
  return services
}

it('shows the selection and its total', async () => {
  await openSale([FLOOR, BENCH])
  await expect.element(page.getByText('No tickets selected')).toBeVisible()
  const more = page.getByRole('button', { name: 'One more, Floor, standing' })
  await more.click()
  await more.click()
  await expect.element(page.getByText('2 tickets')).toBeVisible()
  await expect.element(page.getByText('Rs 1,200')).toBeVisible()
})

it('asks for a selection first', async () => {
  await openSale([FLOOR, BENCH])
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Select at least one ticket.')
})

it('keeps input and focus when the waiting list refuses', async () => {
  const { sent } = await openSale([FLOOR, BENCH])
  await page.getByText('Join the waiting list, Bench').click()
  const email = page.getByLabelText('Email')
  await email.fill('maya@example.com')
  await page.getByLabelText('Number of tickets').selectOptions('3')
  await userEvent.click(email)
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveAccessibleDescription('Nobody can wait for this any more.')
  await expect.element(email).toHaveValue('maya@example.com')
  await expect.element(email).toHaveFocus()
  await expect.element(page.getByLabelText('Number of tickets')).toHaveValue('3')
  const request = { ticket_type: 2, email: 'maya@example.com', quantity: 3 }
  expect(sent.filter(({ path }) => path.includes('waiting-list')).map(({ body }) => body)).toMatchObject([request])
})

it('offers the waiting list for types that sold out after rendering', async () => {
  await openSale([{ ...FLOOR, state: 'sold_out', left: 0 }, BENCH])
  await page.getByText('Join the waiting list, Floor, standing').click()
  await expect.element(page.getByRole('button', { name: 'Join the list' }).first()).toBeVisible()
})
