import { expect, test } from 'vitest'
import { throttled } from './queries.ts'

test.each([
  [-3, 'en', 'Too many requests. Try again in 1 second.', '1'],
  [1, 'en', 'Too many requests. Try again in 1 second.', '1'],
  [59, 'en', 'Too many requests. Try again in 59 seconds.', '59'],
  [60, 'en', 'Too many requests. Try again in 1 minute.', '60'],
  [61, 'en', 'Too many requests. Try again in 2 minutes.', '61'],
  [5, 'ne', 'धेरै पटक प्रयास भयो। ५ सेकेन्डपछि फेरि प्रयास गर्नुहोस्।', '5'],
] as const)('says to wait %d seconds in %s', (seconds, language, detail, retryAfter) => {
  expect(throttled(seconds, language)).toMatchObject({
    statusCode: 429,
    body: { detail, code: 'throttled' },
    headers: { 'Retry-After': retryAfter },
  })
})
