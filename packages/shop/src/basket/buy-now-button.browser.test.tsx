import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeCart, makeCartLine } from '../testing/make-cart.ts'
import { PageFrame, pageServices } from '../testing/page-frame.tsx'
import { BuyNowButton } from './buy-now-button.tsx'

const known = {
  id: 3,
  url: '/v1/api/products/3/',
  title: 'The Rain Ledger',
  product_class: 'E-book' as const,
  selling_price: '350.00',
  mrp: '350.00',
  thumbnail: '',
}

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

async function press(cart: object | undefined) {
  if (cart) localStorage.setItem('basket', JSON.stringify(cart))
  localStorage.setItem('basket-read', String(Date.now()))
  const { services, sent } = pageServices(() => Response.json(makeCart({ id: 'bsk_once' })))
  const places: string[] = []
  await render(
    <PageFrame services={{ ...services, goTo: (place) => places.push(place) }}>
      <BuyNowButton product={known.url} action="/basket/add" language="en" text="Buy now" known={known} />
    </PageFrame>,
  )
  await page.getByRole('button', { name: 'Buy now' }).click()
  return { sent, places }
}

it('with an empty cart it leads to the checkout and asks the server nothing', async () => {
  const { sent, places } = await press(undefined)
  await expect.poll(() => places).toEqual(['/checkout/'])
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

it('with a cart it goes past it, so that the checkout is not drawn with the cart first', async () => {
  const { sent, places } = await press(makeCart({ lines: [makeCartLine({ quantity: 2 })] }))
  await expect.poll(() => places).toEqual(['/checkout/?mode=buy-now'])
  expect(sent).toContainEqual(expect.objectContaining({ path: '/v1/api/basket/add-product/?mode=buy-now' }))
})
