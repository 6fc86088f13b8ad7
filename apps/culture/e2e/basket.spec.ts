import { expect, requestTest } from '@dabali/tooling/end-to-end'

requestTest('a book in the cart links to its page in the bookshop', async ({ visit, request, environment }) => {
  const answer = await request.get('/v1/api/products/the-rain-ledger/')
  const { url } = (await answer.json()) as { url: string }
  await request.post('/v1/api/basket/add-product/', { data: { url }, headers: { origin: environment.url } })
  const cart = await visit('/basket')
  const title = cart.within(cart.getByRole('main')).getByRole('link', { name: 'The Rain Ledger' })
  expect(title.getAttribute('href')).toMatch(/^http.*\/book\/the-rain-ledger\/$/)
})

requestTest('an empty cart links to the homepage', async ({ visit }) => {
  const cart = await visit('/ne/basket')
  cart.getByText(/तपाईंको कार्ट खाली छ/)
  expect(cart.getByRole('link', { name: 'कार्यक्रम हेर्नुहोस्' }).getAttribute('href')).toBe('/ne')
})
