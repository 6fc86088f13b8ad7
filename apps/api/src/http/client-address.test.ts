import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  ['a visitor who asks the API itself', undefined, '203.0.113.7', 0, '203.0.113.7'],
  ['a visitor who lies about where they are', '198.51.100.1', '203.0.113.7', 0, '203.0.113.7'],
  ['a visitor of a site on this machine', '203.0.113.7', '127.0.0.1', 0, '203.0.113.7'],
  ['a visitor of a site on this machine, over IPv6', '203.0.113.7', '::1', 0, '203.0.113.7'],
  [
    'a visitor of a site whose list was begun by the visitor',
    '1.1.1.1, 203.0.113.7',
    '::ffff:127.0.0.1',
    0,
    '203.0.113.7',
  ],
  ['a visitor behind a proxy, a site and this machine', '203.0.113.7, 10.0.0.2', '127.0.0.1', 1, '203.0.113.7'],
  ['a visitor who lies to that proxy', '1.1.1.1, 203.0.113.7, 10.0.0.2', '127.0.0.1', 1, '203.0.113.7'],
  ['a visitor behind one proxy elsewhere', '203.0.113.7', '10.0.0.2', 1, '203.0.113.7'],
  ['a proxy that asks for itself', undefined, '10.0.0.2', 1, '10.0.0.2'],
  ['a program on this machine', undefined, '127.0.0.1', 0, '127.0.0.1'],
  ['a list of nonsense', 'unknown', '127.0.0.1', 0, '127.0.0.1'],
  ['an empty list', ' , ', '127.0.0.1', 0, '127.0.0.1'],
  ['several headers', ['1.1.1.1', '203.0.113.7'], '127.0.0.1', 0, '203.0.113.7'],
  ['a visitor over IPv6', '2001:db8:1:2:3:4:5:6', '127.0.0.1', 0, '2001:db8:1:2::/64'],
  ['a visitor with a short address', '2001:DB8::9', '127.0.0.1', 0, '2001:db8:0:0::/64'],
  ['a visitor on the same wire', undefined, 'fe80::1%eth0', 0, 'fe80:0:0:0::/64'],
  ['nobody', undefined, undefined, 0, ''],
])('reads the address of %s', (_title, header, peer, trustedProxies, address) => {
  expect(clientAddress(header, peer, trustedProxies)).toBe(address)
})
