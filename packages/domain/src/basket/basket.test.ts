import { describe, expect, it } from 'vitest'
import { DEFAULT_QUANTITY } from './basket.ts'

describe('DEFAULT_QUANTITY', () => {
  it('is one', () => {
    expect(DEFAULT_QUANTITY).toBe(1)
  })
})
