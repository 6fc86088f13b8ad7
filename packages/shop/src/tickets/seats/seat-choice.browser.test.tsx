import '@dabali/ui/fonts.css'
import { expectAccessible, THEME_RULES } from '@dabali/tooling/axe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeCart } from '../../testing/fixtures.ts'
import { PageFrame, pageServices } from '../../testing/page-frame.tsx'
import type { TicketKind } from '../ticket-selection/ticket-options.ts'
import { TicketSale } from '../ticket-selection/ticket-sale.tsx'

const BALCONY: TicketKind = {
  id: 2,
  product: 102,
  url: '/v1/api/products/102/',
  name: 'Balcony, seated',
  title: 'Balcony, seated: Low Cloud',
  note: '',
  admits: 'hall',
  price: '800.00',
  state: 'on_sale',
  left: 9,
  limit: 3,
  opens: '',
  isSeated: true,
}

/** Rows A and B with five seats; those of `taken` are not free, the first of row A is a wheelchair space. */
const planOf = (taken: readonly number[]) => ({
  sections: [
    {
      id: 1,
      name: 'Balcony',
      ticket_type_ids: [BALCONY.id],
      rows: ['A', 'B'].map((label, y) => ({
        label,
        seats: [1, 2, 3, 4, 5].map((number) => {
          const id = y * 5 + number
          return {
            id,
            number,
            x: number * 20,
            y: y * 24,
            kind: id === 1 ? 'wheelchair' : 'normal',
            is_free: !taken.includes(id),
          }
        }),
      })),
    },
  ],
})

let taken: number[] = []
beforeEach(() => {
  localStorage.clear()
  taken = [4]
})

async function openSale({ language = 'en' as 'en' | 'ne', refuse = false } = {}) {
  const services = pageServices(({ path, method }) => {
    if (path.includes('/seats/')) return Response.json(planOf(taken))
    if (path.includes('/basket/') && method === 'GET') return Response.json(makeCart({ lines: [] }))
    if (method === 'POST' && refuse) {
      taken = [4, 8]
      const reason = 'Row B, seat 3 is already taken. Choose another seat.'
      return Response.json({ reason, code: 'seat_taken' }, { status: 406 })
    }
    return Response.json({ dates: [{ ticket_types: [{ id: BALCONY.id, state: 'on_sale', num_available: 9 }] }] })
  })
  const screen = await render(
    <PageFrame services={services.services}>
      <main>
        <TicketSale slug="low-cloud" eventDate={7} kinds={[BALCONY]} thumbnail={null} language={language} />
      </main>
    </PageFrame>,
  )
  return { ...services, container: screen.container }
}

const plan = () => page.getByRole('grid', { name: 'Balcony, seating plan' })
const seat = (name: string) => page.getByRole('gridcell', { name })
const open = () => page.getByRole('button', { name: 'Choose your seats' }).click()

it('loads the plan only when it is opened', async () => {
  const { sent } = await openSale()
  expect(sent.some(({ path }) => path.includes('/seats/'))).toBe(false)
  await open()
  await expect.element(plan()).toBeVisible()
  await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument()
})

it('is operated by keyboard, and says which seats are chosen', async () => {
  await openSale()
  await open()
  await expect.element(seat('Row B, seat 3, available, Rs 800')).toHaveAttribute('tabindex', '0')
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Choose seats from a list' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(seat('Row B, seat 3, available, Rs 800')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(seat('Row B, seat 3, your seat, Rs 800')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(page.getByText('Row B, seat 4 added.')).toBeVisible()
  await expect.element(page.getByText('2 tickets')).toBeVisible()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(seat('Row A, seat 4, taken')).toHaveFocus()
  await expect.element(page.getByText('2 tickets')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Row B, seat 4' }).click()
  await expect.element(page.getByText('1 ticket', { exact: true })).toBeVisible()
})

it('takes no more seats than one order may have', async () => {
  await openSale()
  await open()
  for (const number of [1, 2, 3, 4]) await seat(`Row B, seat ${number}, available, Rs 800`).click()
  await expect.element(page.getByText('You can choose up to 3 seats. Remove one first.')).toBeVisible()
  await expect.element(page.getByText('3 tickets')).toBeVisible()
})

it('advises against leaving a single seat', async () => {
  await openSale()
  await open()
  await seat('Row B, seat 2, available, Rs 800').click()
  await expect.element(page.getByText(/^Row B, seat 1 would be left/)).toBeVisible()
})

it('sends the seats, and shows those that were taken meanwhile', async () => {
  const { sent } = await openSale({ refuse: true })
  await open()
  await seat('Row B, seat 3, available, Rs 800').click()
  await seat('Row B, seat 4, available, Rs 800').click()
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await expect.element(page.getByRole('alert').getByText(/Row B, seat 3 is already taken/)).toBeVisible()
  log.mockRestore()
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ quantity: 2, seats: [8, 9] })
  await expect.element(seat('Row B, seat 3, taken')).toBeVisible()
  await expect.element(page.getByText('Row B, seat 3: just taken by someone else. Choose another seat.')).toBeVisible()
  await expect.element(page.getByText('1 ticket', { exact: true })).toBeVisible()
})

it('has the same seats as a list', async () => {
  await openSale()
  await open()
  await page.getByRole('button', { name: 'List' }).click()
  await page.getByRole('checkbox', { name: 'Row A, seat 2, available, Rs 800' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Row A, seat 2, your seat, Rs 800' })).toBeChecked()
  await expect.element(page.getByRole('checkbox', { name: /Row A, seat 4/ })).not.toBeInTheDocument()
})

describe.each(['day', 'night'] as const)('in the %s theme', (theme) => {
  const root = document.documentElement
  afterEach(() => root.removeAttribute('style'))

  it.each(['en', 'ne'] as const)('the plan and the list are accessible in %s', async (language) => {
    root.lang = language
    root.dataset['site'] = 'culture'
    root.dataset['theme'] = theme
    root.style.colorScheme = theme === 'day' ? 'light' : 'dark'
    const { container } = await openSale({ language })
    await page.getByRole('button', { name: /^(Choose your seats|सिट आफैँ छान्नुहोस्)$/ }).click()
    await page.getByRole('gridcell').nth(6).click()
    await expect.element(page.getByRole('gridcell').nth(6)).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(container, theme === 'night' ? THEME_RULES : undefined)
    await page.getByRole('button', { name: /^(List|सूची)$/ }).click()
    await expectAccessible(container, theme === 'night' ? THEME_RULES : undefined)
  })
})
