import { describe, expect, it } from 'vitest'
import { readSearchQuery, writeSearchQuery } from './search-query.ts'

const through = (query: string) => writeSearchQuery(readSearchQuery(new URLSearchParams(query)))

describe('the query of a search', () => {
  it.each([
    { query: 'q=rain', address: '/search?q=rain' },
    { query: 'q=%20rain%20&page=1&sort=popular&type=', address: '/search?q=rain' },
    { query: 'page=2&q=rain&type=author', address: '/search?q=rain&type=author&page=2' },
    { query: 'exact=true&q=rain&type=author', address: '/search?q=rain&exact=true&type=author' },
    { query: 'q=rain&exact=1', address: '/search?q=rain' },
    { query: 'q=a%26b%2Fc', address: '/search?q=a%26b%2Fc' },
    { query: 'q=rain&type=product&sort=price', address: '/search?q=rain&type=product&sort=price' },
    {
      query: 'q=rain&product_class=E-book&language=ne&price=0-300&in_stock=true',
      address: '/search?q=rain&product_class=e-book&language=ne&price=0-300&in_stock=true',
    },
  ])('$query stands in the address as $address', ({ query, address }) => {
    expect(through(query)).toBe(address)
  })

  it.each([
    { query: 'q=rain&type=artist', what: 'a kind of another site' },
    { query: 'q=rain&sort=title', what: 'an order that no search has' },
    { query: 'q=rain&sort=rating', what: 'the order by rating, which only lists have' },
    { query: 'q=rain&category=fiction&author=x', what: 'what only a list can be narrowed by' },
    { query: 'q=rain&page=none', what: 'a page that there cannot be' },
  ])('leaves out $what', ({ query }) => {
    expect(through(query)).toBe('/search?q=rain')
  })

  it('only products are filtered', () => {
    expect(through('q=rain&type=author&product_class=book&sort=price')).toBe('/search?q=rain&type=author')
  })
})
