import { expect, test } from 'vitest'
import { siteOrigin } from './site-origin.ts'

const SITES = ['https://store.example', 'https://culture.example', 'http://localhost:3000'] as const
const [STORE, CULTURE, LOCAL] = SITES

test.each([
  [{}, STORE],
  [{ host: 'culture.example' }, CULTURE],
  [{ host: 'CULTURE.example' }, CULTURE],
  [{ host: '127.0.0.1:4000', 'x-forwarded-host': 'localhost:3000' }, LOCAL],
  [{ host: 'culture.example', 'x-forwarded-host': 'localhost:3000, culture.example' }, LOCAL],
  [{ host: 'localhost:3000', origin: CULTURE }, CULTURE],
  [{ host: 'culture.example', origin: 'null' }, CULTURE],
  [{ host: 'culture.example', origin: 'http://culture.example' }, CULTURE],
  [{ host: 'evil.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, STORE],
  [{ 'x-forwarded-host': 'culture.example.evil.example' }, STORE],
  [{ 'x-forwarded-host': 'culture.example@evil.example' }, STORE],
  [{ 'x-forwarded-host': 'culture.example:8080' }, STORE],
  [{ 'x-forwarded-host': 'culture.example/\r\n' }, STORE],
  [{ 'x-forwarded-host': '' }, STORE],
])('%j is on %s', (headers, site) => {
  expect(siteOrigin({ headers }, SITES)).toBe(site)
})
