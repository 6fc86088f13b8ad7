import { describe, expect, it } from 'vitest'
import { statusColour } from './status-colour.ts'

describe('statusColour', () => {
  it.each([
    { code: 'e', colour: 'red' },
    { code: 'w', colour: 'yellow' },
    { code: 's', colour: 'green' },
    { code: 'x', colour: 'black' },
    { code: 'E', colour: 'black' },
    { code: 'se', colour: 'black' },
    { code: '', colour: 'black' },
    { code: null, colour: 'black' },
    { code: undefined, colour: 'black' },
  ])('$code is $colour', ({ code, colour }) => {
    expect(statusColour(code)).toBe(colour)
  })
})
