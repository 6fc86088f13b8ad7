import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { correctHeaders } from './security-headers.ts'
import { securityPolicy } from './security-policy.ts'

const FROM_NEXT = 'public, max-age=0, must-revalidate'
const [OF_PROXY, OF_PAGE] = ["script-src 'nonce-a'", "script-src 'sha256-b'"]
// Answers as Next does.
const server = createServer((request, response) => {
  correctHeaders(response)
  response.setHeader('cache-control', FROM_NEXT)
  response.statusCode = request.url?.startsWith('/apple-icon.png?gone') ? 404 : 200
  if (request.url === '/account') response.setHeader('content-security-policy', [OF_PROXY, OF_PAGE])
  response.end()
})
let origin = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it.each([
  { path: '/icon.svg?icon.0a1b.svg', keep: 'public, max-age=31536000, immutable' },
  { path: '/apple-icon.png?apple-icon.0a1b.png', keep: 'public, max-age=31536000, immutable' },
  { path: '/icon.svg', keep: 'public, max-age=86400' },
  { path: '/manifest.webmanifest', keep: 'public, max-age=86400' },
  { path: '/apple-icon.png?gone', keep: FROM_NEXT },
  { path: '/icon.svg/x', keep: FROM_NEXT },
  { path: '/', keep: FROM_NEXT },
])('$path is kept: $keep', async ({ path, keep }) => {
  expect((await fetch(origin + path)).headers.get('cache-control')).toBe(keep)
})

it.each([
  { what: 'the strictest policy where there is none', path: '/', policy: securityPolicy() },
  { what: 'of two policies that of the page itself', path: '/account', policy: OF_PAGE },
])('a page has $what', async ({ path, policy }) => {
  expect((await fetch(origin + path)).headers.get('content-security-policy')).toBe(policy)
})
