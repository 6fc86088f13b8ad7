import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

type TrustedOrigin = { trustedProxies: number; origin: string }

/** Replaces forwarding headers from the client by trusted values. */
export function setForwardedHeaders(request: IncomingMessage, { trustedProxies, origin }: TrustedOrigin): void {
  const { headers, socket } = request
  const claimed = trustedProxies > 0 ? listOf(headers['x-forwarded-for']) : []
  const addresses = [...claimed, addressOf(socket.remoteAddress)].slice(-(trustedProxies + 1))
  headers['x-forwarded-for'] = addresses.join(', ')
  const isHttps = origin.startsWith('https:') || (trustedProxies > 0 && headers['x-forwarded-proto'] === 'https')
  headers['x-forwarded-proto'] = isHttps ? 'https' : 'http'
  headers['x-forwarded-host'] = headers.host
  delete headers['x-forwarded-port']
  delete headers['forwarded']
  delete headers['x-real-ip']
}

/** The address of the client, after `setForwardedHeaders`. */
export const clientAddress = ({ headers }: IncomingMessage): string => listOf(headers['x-forwarded-for'])[0] ?? ''

/** The network of an address: for IPv6 its /64 prefix, which one client controls as a whole. */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return address
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail].map((groups) => groups.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array<string>(8 - first.length - last.length).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}

/** IPv4 as it is written, also where the socket speaks IPv6. */
const addressOf = (address = '') => address.replace(/^::ffff:/, '')

const listOf = (header: string | string[] | undefined) =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
