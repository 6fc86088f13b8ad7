import { expect, it } from 'vitest'
import { readSearchQuery, writeSearchQuery } from './queries.ts'

it.each([
  { query: '', address: '/search' },
  { query: 'q=%20&type=artist', address: '/search' },
  { query: 'q=tara', address: '/search?q=tara' },
  { query: 'q=%20tara%20&page=1&type=', address: '/search?q=tara' },
  { query: 'page=2&q=tara&type=event', address: '/search?q=tara&type=event&page=2' },
  { query: 'exact=true&q=tara&type=event', address: '/search?q=tara&exact=true&type=event' },
  { query: 'q=a%26b%2Fc', address: '/search?q=a%26b%2Fc' },
  { query: 'q=tara&type=author', address: '/search?q=tara' },
  { query: 'q=tara&page=3', address: '/search?q=tara' },
  { query: 'q=tara&type=news&page=none', address: '/search?q=tara&type=news' },
])('"$query" has the path $address', ({ query, address }) => {
  expect(writeSearchQuery(readSearchQuery(new URLSearchParams(query)))).toBe(address)
})
