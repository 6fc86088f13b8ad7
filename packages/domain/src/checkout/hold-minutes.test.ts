import { expect, it } from 'vitest'
import { HOLD_MINUTES } from './hold-minutes.ts'

it('what was ordered is kept back for twenty minutes', () => {
  expect(HOLD_MINUTES).toBe(20)
})
