import { describe, expect, it } from 'vitest'
import { pageSlots } from './pagination.tsx'

const written = (page: number, pages: number) =>
  pageSlots(page, pages)
    .map((slot) => ('gap' in slot ? '…' : slot.near ? `(${slot.page})` : slot.page))
    .join(' ')

describe('pagesShown', () => {
  it.each([
    [1, 2, '(1) (2)'],
    [1, 3, '(1) (2) (3)'],
    [4, 7, '1 2 (3) (4) (5) 6 7'],
    [1, 12, '(1) (2) (3) 4 5 … 12'],
    [4, 12, '1 2 (3) (4) (5) … 12'],
    [5, 12, '1 … (4) (5) (6) … 12'],
    [6, 12, '1 … (5) (6) (7) … 12'],
    [8, 12, '1 … (7) (8) (9) … 12'],
    [9, 12, '1 … (8) (9) (10) 11 12'],
    [12, 12, '1 … 8 9 (10) (11) (12)'],
  ])('on page %i of %i shows %s', (page, pages, shown) => {
    expect(written(page, pages)).toBe(shown)
  })

  it('has seven places on every page of a long list, and leaves out no single page', () => {
    for (let page = 1; page <= 30; page += 1) {
      const slots = pageSlots(page, 30)
      expect(slots).toHaveLength(7)
      expect(slots.filter((slot) => 'page' in slot && slot.near)).toHaveLength(3)
    }
  })
})
