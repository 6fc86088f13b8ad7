import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HeaderCart } from '../layout/site-layout.tsx'
import { makeCart, makeCartLine } from '../testing/fixtures.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { AddToCartForm, BuyNowButton } from './buy-buttons.tsx'

const product = {
  id: 42,
  url: '/v1/api/products/42/',
  title: 'The Rain Ledger',
  product_class: 'Book' as const,
  selling_price: '585.00',
}

/** A page with one buy button and a fake server. */
async function openPage(isOffline: () => boolean = () => false) {
  let pieces = 0
  const services = pageServices(({ method }) => {
    if (isOffline()) throw new TypeError('Failed to fetch')
    if (method === 'POST') pieces += 1
    const lines = [makeCartLine({ quantity: pieces, product_title: product.title })]
    return Response.json(makeCart({ version: pieces, lines }))
  })
  await render(
    <PageFrame services={services.services}>
      <HeaderCart language="en" />
      <AddToCartForm
        product={product}
        action="/forms/basket/add"
        language="en"
        texts={{ add: 'Add to cart', toast: { text: 'Added to Cart' } }}
      />
    </PageFrame>,
  )
  const additions = () => services.sent.filter(({ method }) => method === 'POST').length
  return { ...services, additions }
}
const button = () => page.getByRole('button', { name: 'Add to cart' })
const cartLink = () => page.getByRole('link', { name: /Cart/ })

it('a double click adds one item', async () => {
  const { additions, toasts } = await openPage()
  await userEvent.dblClick(button())
  await expect.poll(() => toasts).toEqual(['Added to Cart'])
  await expect.element(cartLink()).toHaveTextContent('Cart1')
  expect(additions()).toBe(1)
})

it('two quick presses add two items', async () => {
  const { additions } = await openPage()
  button().element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(cartLink()).toHaveTextContent('Cart2')
  await expect.poll(additions).toBe(2)
})

it('while offline header and cart show it as waiting, without a toast, until it is sent', async () => {
  let isOffline = true
  const { toasts } = await openPage(() => isOffline)
  await button().click()
  await expect.element(cartLink()).toHaveTextContent('Cart0+1 Waiting to sync')
  expect(toasts).toEqual([])
  await cartLink().click()
  await expect.element(page.getByRole('dialog', { name: 'Cart' }).getByText('Waiting to sync')).toBeVisible()
  isOffline = false
  dispatchEvent(new Event('online'))
  await expect.element(cartLink()).toHaveTextContent('Cart1')
  expect(toasts).toEqual(['Added to Cart'])
})

const known = {
  id: 3,
  url: '/v1/api/products/3/',
  title: 'The Rain Ledger',
  product_class: 'E-book' as const,
  selling_price: '350.00',
  mrp: '350.00',
  thumbnail: '',
}

async function press(cart: object | undefined) {
  if (cart) localStorage.setItem('basket', JSON.stringify(cart))
  localStorage.setItem('basket-read', String(Date.now()))
  const { services, sent } = pageServices(() => Response.json(makeCart({ id: 'bsk_once' })))
  const locations: string[] = []
  await render(
    <PageFrame services={{ ...services, goTo: (place) => locations.push(place) }}>
      <BuyNowButton product={known.url} action="/forms/basket/add" language="en" text="Buy now" known={known} />
    </PageFrame>,
  )
  await page.getByRole('button', { name: 'Buy now' }).click()
  return { sent, locations }
}

it('with an empty cart it goes to the checkout without a request', async () => {
  const { sent, locations } = await press(undefined)
  await expect.poll(() => locations).toEqual(['/checkout/'])
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

it('with a cart it asks the server, so that the checkout is not rendered with the cart first', async () => {
  const { sent, locations } = await press(makeCart({ lines: [makeCartLine({ quantity: 2 })] }))
  await expect.poll(() => locations).toEqual(['/checkout/?mode=buy-now'])
  expect(sent).toContainEqual(expect.objectContaining({ path: '/v1/api/basket/add-product/?mode=buy-now' }))
})
