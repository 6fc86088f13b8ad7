import { expect, it } from 'vitest'
import { parsePageNumber, pathOfPage } from './paths.ts'

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=two', 1],
  ['page=999999', 1],
])('a query of %j asks for page %i', (query, page) => {
  expect(parsePageNumber(new URLSearchParams(query))).toBe(page)
})

it('the first page of a list is the list itself', () => {
  expect([pathOfPage('/read', 1), pathOfPage('/read', 2)]).toEqual(['/read', '/read?page=2'])
})

it('a page of a filtered list keeps the filters', () => {
  expect(pathOfPage('/records?format=ep', 2)).toBe('/records?format=ep&page=2')
})

it('appends the page to an existing query', () => {
  expect(pathOfPage('/search?q=tara&type=event', 2)).toBe('/search?q=tara&type=event&page=2')
})
