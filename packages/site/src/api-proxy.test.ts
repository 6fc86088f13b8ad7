import { expect, it } from 'vitest'
import { isApiRequest } from './api-proxy.ts'

it.each(['/v1/api/products/', '/v1/media/a.avif?w=1', '/v1/%2fdocs'])('hands %s to the API', (url) => {
  expect(isApiRequest(url)).toBe(true)
})

it.each([
  '/docs',
  '/docs/json',
  '/internal/cache-tags/',
  '//internal/cache-tags/',
  '/v1',
  '/v1/../internal/cache-tags/',
  '/v1/%2e%2e/internal/cache-tags/',
  '/v1/.%2E/docs/json',
  '/v1/..\\docs',
  'http://api.invalid/v1/',
])('keeps %s from the API', (url) => {
  expect(isApiRequest(url)).toBe(false)
})
