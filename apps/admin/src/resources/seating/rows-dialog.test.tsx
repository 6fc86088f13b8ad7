// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { render, settle } from '../../testing/render.tsx'
import { RowsDialog, readBlock, seatsOf } from './rows-dialog.tsx'

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
  [{ aisle: 'x' }, 'aisle'],
  [{ from: '1', to: '100', seats: '51' }, 'to'],
])('%j has a problem at %s', (wrong, field) => {
  const { block, problems } = readBlock({ ...WRITTEN, ...wrong })
  expect([block, Object.keys(problems)]).toEqual([undefined, [field]])
})

it('the numbers of a block can be typed in Nepali digits', async () => {
  const added: number[] = []
  const add = (seats: readonly unknown[]) => added.push(seats.length)
  await render(<RowsDialog sectionId={1} section="Stalls" before={[]} onAdd={add} onClose={() => undefined} />)
  for (const name of ['seatsInRow', 'first', 'aisle']) {
    const field = Array.from(document.querySelectorAll('label')).find(({ textContent }) =>
      textContent?.includes(`resources.seating.fields.${name}`),
    )
    const input = document.getElementById(field?.htmlFor ?? '') as HTMLInputElement
    expect([name, input.type, input.inputMode]).toEqual([name, 'text', 'numeric'])
    await settle(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '७')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  await settle(() => document.querySelector('form')?.requestSubmit())
  expect(added).toEqual([70])
})
