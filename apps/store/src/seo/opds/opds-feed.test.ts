import { expect, it } from 'vitest'
import { readOpdsQuery, writeOpdsQuery } from './opds-feed.ts'

const again = (query: string) => writeOpdsQuery(readOpdsQuery(new URLSearchParams(query)))

it.each(['', '?sort=new', '?page=2', '?language=ne&category=fiction&sort=new&page=3', '?q=rain'])(
  '%j is read and written the same',
  (query) => {
    expect(again(query)).toBe(query)
  },
)

it.each([
  '?page=0',
  '?page=1',
  '?page=x',
  '?page=1.5',
  '?page=10000',
  '?sort=price',
  '?language=fr',
  '?category=',
  '?q=%20',
  '?x=1',
])('%j asks for nothing special', (query) => {
  expect(again(query)).toBe('')
})
