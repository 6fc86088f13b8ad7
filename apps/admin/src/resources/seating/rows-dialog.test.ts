import { expect, it } from 'vitest'
import { readBlock, seatsOf } from './rows-dialog.tsx'

const WRITTEN = { from: 'A', to: 'C', seats: '10', first: '1', direction: 'right', aisle: '', curve: '40' }

it('a block is read from the form', () => {
  expect(readBlock(WRITTEN)).toEqual({
    problems: {},
    block: {
      ...{ rows: ['A', 'B', 'C'], seatsInRow: 10, numbering: { first: 1, from: 'right' }, aisleAfter: 0, curve: 40 },
    },
  })
})

it('the seats of a block are in rows or around tables', () => {
  const read = (values: typeof WRITTEN & { shape: string }) => {
    const { block } = readBlock(values)
    return block ? seatsOf(values, block, []) : []
  }
  const depthsOf = (shape: string) =>
    new Set(read({ ...WRITTEN, shape, curve: '0' }).flatMap(({ row, y }) => (row === 'A' ? y : []))).size
  expect(depthsOf('rows')).toBe(1)
  expect(depthsOf('tables')).toBeGreaterThan(1)
  expect(read({ ...WRITTEN, shape: 'tables', seats: '25' })).toEqual([])
})

it.each([
  [{ to: '3' }, 'to'],
  [{ seats: '0' }, 'seats'],
  [{ seats: '201' }, 'seats'],
  [{ first: 'x' }, 'first'],
  [{ from: '1', to: '100', seats: '51' }, 'to'],
])('%j has a problem at %s', (wrong, field) => {
  const { block, problems } = readBlock({ ...WRITTEN, ...wrong })
  expect([block, Object.keys(problems)]).toEqual([undefined, [field]])
})
