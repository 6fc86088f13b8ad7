import { expect, it } from 'vitest'
import { readBlock } from './rows-dialog.tsx'

const WRITTEN = { from: 'A', to: 'C', seats: '10', first: '1', direction: 'right', aisle: '', curve: '40' }

it('a block is read from the form', () => {
  expect(readBlock(WRITTEN)).toEqual({
    problems: {},
    block: {
      ...{ rows: ['A', 'B', 'C'], seatsInRow: 10, numbering: { first: 1, from: 'right' }, aisleAfter: 0, curve: 40 },
    },
  })
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
