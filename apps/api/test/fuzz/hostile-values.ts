import fc from 'fast-check'

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])

/** Hostile values for text fields. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  'ZWJ\u200d\u200c',
  'पल्पसा क्याफे',
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(3000),
  "'; drop table product; --",
  "' or '1'='1",
  '1) union select password from account --',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'javascript:alert(1)',
  'http://[',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example/v1/api/products/1/',
  '/\\evil.example',
  'https://user:password@evil.example/v1/api/products/1/',
  'file:///etc/passwd',
  '/v9/api/products/1/',
  '/v1/api/products/99999999999999999999/',
  '/v1/api/products/-1/',
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  '-1',
  '00000000-0000-0000-0000-000000000000',
  'a@b.example\r\nBcc: everybody@example.com',
  '& | ! ( ) : * <-> "',
  '%',
  '_',
  '\\',
]

const HOSTILE_NUMBERS = [0, -1, 1.5, 99, 100, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -0, Number.MIN_VALUE]

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], { $ne: null }, nested(20), {
      a: { b: { c: [] } },
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)
