import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HeaderCart } from '../layout/site-layout.tsx'
import { makeCart, makeCartLine } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'

const line = makeCartLine({
  product_title: 'The Rain Ledger',
  quantity: 2,
  max_quantity: 3,
  discounted_price: '585.00',
  mrp: '650.00',
})
const cart = makeCart({ lines: [line] })

function showWith(answer: (request: { method: string }) => object, stored: object = cart) {
  localStorage.setItem('basket', JSON.stringify(stored))
  localStorage.setItem('basket-read', String(Date.now()))
  const line = pageServices((request) => Response.json(answer(request)))
  return {
    ...line,
    shown: render(
      <PageFrame services={line.services}>
        <HeaderCart language="en" />
      </PageFrame>,
    ),
  }
}
const link = () => page.getByRole('link', { name: /Cart/ })
const drawer = () => page.getByRole('dialog', { name: 'Cart' })

it('counts the stored cart and opens the drawer', async () => {
  await showWith(() => cart).shown
  await expect.element(link()).toHaveTextContent('Cart2')
  await link().click()
  await expect.element(drawer().getByText('The Rain Ledger')).toBeVisible()
  await expect.element(drawer().getByText('Rs 1,170').first()).toBeVisible()
  await expect
    .element(drawer().getByRole('link', { name: 'Checkout' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/checkout\/?$/))
})

it('is a link to the cart page', async () => {
  await showWith(() => cart).shown
  await expect.element(link()).toHaveAttribute('href', '/basket')
})

it("fetches the cart when opened; the server's version wins", async () => {
  const { sent, shown } = showWith(() => makeCart({ version: 5, lines: [] }))
  await shown
  await link().click()
  await expect.element(drawer().getByText('Your cart is empty')).toBeVisible()
  await expect.element(drawer().getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/')
  expect(sent).toContainEqual({ method: 'GET', path: '/v1/api/basket/', body: undefined })
})

it('shows a changed price', async () => {
  const dearer = makeCart({ version: 2, lines: [makeCartLine({ ...line, discounted_price: '600.00' })] })
  await showWith(() => dearer).shown
  await link().click()
  await expect.element(drawer().getByText('Price changed from Rs 585.')).toBeVisible()
})

it('shows the quantity limit', async () => {
  const full = makeCart({ lines: [makeCartLine({ ...line, quantity: 3 })] })
  await showWith(() => full, full).shown
  await link().click()
  await expect.element(drawer().getByText('Only 3 left.')).toBeVisible()
})

it('blocks the checkout of a sold-out line, with the reason', async () => {
  const gone = makeCart({ lines: [makeCartLine({ ...line, max_quantity: 0, warning: 'Sold out.' })] })
  await showWith(() => gone, gone).shown
  await link().click()
  await expect.element(drawer().getByText('Sold out.')).toBeVisible()
  await expect.element(drawer().getByRole('link', { name: 'Checkout' })).not.toBeInTheDocument()
  await expect.element(drawer().getByRole('button', { name: 'Remove The Rain Ledger' })).toBeVisible()
})

it('gives the focus back to the link when it is closed', async () => {
  await showWith(() => cart).shown
  await link().click()
  await expect.element(drawer()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(link()).toHaveFocus()
})

it('moves the focus from its last line to the heading of the empty cart', async () => {
  await showWith(({ method }) => (method === 'GET' ? cart : makeCart({ version: 5, lines: [] }))).shown
  await link().click()
  const remove = drawer().getByRole('button', { name: 'Remove The Rain Ledger' })
  remove.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer().getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus()
})
