import { describe, expect, it } from 'vitest'
import { missingOf, readScan } from './scan.ts'

const rain = { id: 'a', title: 'The Rain Ledger', isbn: '9789937000017', wanted: 2 }
const again = { ...rain, id: 'b', wanted: 1 }
const cup = { id: 'c', title: 'Cup', isbn: null, wanted: 1 }
const lines = [rain, again, cup]

describe('readScan', () => {
  it.each([
    ['the digits', '9789937000017'],
    ['hyphens and blanks', ' 978-9937-0-0001-7 '],
    ['Nepali digits', '९७८९९३७००००१७'],
  ])('counts a copy by %s', (_, text) => {
    expect(readScan(lines, {}, text)).toEqual({ kind: 'counted', line: rain, counts: { a: 1 } })
  })

  it('counts the next line of the same edition when the first is complete', () => {
    expect(readScan(lines, { a: 2 }, '9789937000017')).toEqual({
      kind: 'counted',
      line: again,
      counts: { a: 2, b: 1 },
    })
  })

  it('does not count a copy more than was ordered', () => {
    expect(readScan(lines, { a: 2, b: 1 }, '9789937000017')).toEqual({ kind: 'full', line: rain })
  })

  it('tells another edition from what is no ISBN', () => {
    expect(readScan(lines, {}, '978-3-16-148410-0')).toEqual({ kind: 'other', isbn: '9783161484100' })
    expect(readScan(lines, {}, '9789937000018')).toEqual({ kind: 'unreadable' })
    expect(readScan(lines, {}, 'tea')).toEqual({ kind: 'unreadable' })
  })
})

it('counts what is missing', () => {
  expect(missingOf(lines, {})).toBe(4)
  expect(missingOf(lines, { a: 1, b: 1 })).toBe(2)
  expect(missingOf(lines, { a: 2, b: 1, c: 1 })).toBe(0)
})
