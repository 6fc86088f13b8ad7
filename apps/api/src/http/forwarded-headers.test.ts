import { expect, test } from 'vitest'
import { clientAddress, siteOrigin } from './forwarded-headers.ts'

test.each([
  ['a visitor who asks the API itself', undefined, '203.0.113.7', 0, '203.0.113.7'],
  ['a visitor with a forged header', '198.51.100.1', '203.0.113.7', 0, '203.0.113.7'],
  ['a visitor of a site on this machine', '203.0.113.7', '127.0.0.1', 0, '203.0.113.7'],
  ['a visitor of a site on this machine, over IPv6', '203.0.113.7', '::1', 0, '203.0.113.7'],
  ['a visitor of a site with a forged header', '1.1.1.1, 203.0.113.7', '::ffff:127.0.0.1', 0, '203.0.113.7'],
  ['a visitor behind a proxy, a site and this machine', '203.0.113.7, 10.0.0.2', '127.0.0.1', 1, '203.0.113.7'],
  ['a visitor who forges the header of that proxy', '1.1.1.1, 203.0.113.7, 10.0.0.2', '127.0.0.1', 1, '203.0.113.7'],
  ['a visitor behind one proxy elsewhere', '203.0.113.7', '10.0.0.2', 1, '203.0.113.7'],
  ['a proxy without a client', undefined, '10.0.0.2', 1, '10.0.0.2'],
  ['a program on this machine', undefined, '127.0.0.1', 0, '127.0.0.1'],
  ['an invalid header', 'unknown', '127.0.0.1', 0, '127.0.0.1'],
  ['an empty header', ' , ', '127.0.0.1', 0, '127.0.0.1'],
  ['several headers', ['1.1.1.1', '203.0.113.7'], '127.0.0.1', 0, '203.0.113.7'],
  ['a visitor over IPv6', '2001:db8:1:2:3:4:5:6', '127.0.0.1', 0, '2001:db8:1:2::/64'],
  ['a visitor with a compressed IPv6 address', '2001:DB8::9', '127.0.0.1', 0, '2001:db8:0:0::/64'],
  ['a visitor with a link-local address', undefined, 'fe80::1%eth0', 0, 'fe80:0:0:0::/64'],
  ['a request without a socket', undefined, undefined, 0, ''],
])('reads the address of %s', (_title, header, peer, trustedProxies, address) => {
  expect(clientAddress(header, peer, trustedProxies)).toBe(address)
})

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
