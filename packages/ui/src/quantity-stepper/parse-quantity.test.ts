import { describe, expect, it } from 'vitest'
import { parseQuantity } from './parse-quantity.ts'

describe('readQuantity', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['007', 7],
    ['३', 3],
    ['१२', 12],
    ['1२', 12],
  ])('reads %j as %i', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity)
  })

  it.each(['', ' ', 'three', '1.5', '-2', '1e3', '3 copies', '99999999999'])('finds no number in %j', (typed) => {
    expect(parseQuantity(typed)).toBeUndefined()
  })
})
