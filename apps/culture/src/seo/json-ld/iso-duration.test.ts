import { expect, it } from 'vitest'
import { isoDuration } from './iso-duration.ts'

it.each([
  [0, 'PT0S'],
  [28, 'PT28S'],
  [448, 'PT7M28S'],
  [3600, 'PT1H'],
  [3748, 'PT1H2M28S'],
  [59.6, 'PT1M'],
  [-3, 'PT0S'],
])('%d seconds are %s', (seconds, written) => {
  expect(isoDuration(seconds)).toBe(written)
})
