import type { ProductCard } from '@dabali/api-client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ProductGrid } from './product-grid.tsx'

vi.mock('@dabali/ui/intent-link', () => ({ IntentLink: 'a' }))

const product: ProductCard = {
  id: 7,
  url: '/v1/api/products/7/',
  slug: 'harayeko-sailo',
  title: 'The Missing Third Son',
  titles: { en: 'The Missing Third Son' },
  subtitle: '',
  authors: ['Bina Rokaya'],
  product_class: 'Book',
  language: 'en',
  selling_price: '450.00',
  mrp: '450.00',
  currency: 'NPR',
  is_available_to_buy: true,
  rating: { average: null, count: 0, counts: [0, 0, 0, 0, 0] },
  thumbnail: '',
  picture: { alt: '', width: 400, height: 600, sources: [] },
}
const texts = {
  price: { printedPrice: '', save: () => '' },
  productClass: (name: string) => name,
  soldOut: '',
  stars: (average: string) => `${average} stars`,
  from: () => '',
}

const grid = (numbers?: readonly string[]) =>
  renderToStaticMarkup(<ProductGrid products={[product]} language="en" texts={texts} {...(numbers && { numbers })} />)

it('shows the number of a book in its series before the title', () => {
  expect(grid(['Book 1'])).toMatch(/<p[^>]*>Book 1<\/p><h3/)
  expect(grid()).not.toContain('Book 1')
})

it('has stars for reviewed works only', () => {
  expect(grid()).not.toContain('stars')
  const rating = { average: '4.5', count: 2, counts: [0, 0, 0, 1, 1] }
  const reviewed = renderToStaticMarkup(<ProductGrid products={[{ ...product, rating }]} language="en" texts={texts} />)
  expect(reviewed).toContain('aria-label="4.5 stars"')
  expect(reviewed).toContain('4.5 (2)')
})
