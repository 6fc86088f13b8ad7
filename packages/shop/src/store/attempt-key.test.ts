import { expect, test } from 'vitest'
import { createAttemptKeys } from './attempt-key.ts'

test('a retry has the same key, other content and the next one after success have others', () => {
  const keys = createAttemptKeys()
  const first = keys.of({ email: 'maya@example.com' })
  expect(keys.of({ email: 'maya@example.com' })).toBe(first)
  const other = keys.of({ email: 'sita@example.com' })
  expect(other).not.toBe(first)
  keys.finish()
  expect(keys.of({ email: 'sita@example.com' })).not.toBe(other)
})
