import type { IncomingMessage } from 'node:http'

/** Whatever a visitor writes about the way the request came is replaced by what is known about it. */
export function tellTheWay(request: IncomingMessage, trustedProxies: number): void {
  const { headers, socket } = request
  const claimed = trustedProxies > 0 ? listOf(headers['x-forwarded-for']) : []
  const addresses = [...claimed, addressOf(socket.remoteAddress)].slice(-(trustedProxies + 1))
  headers['x-forwarded-for'] = addresses.join(', ')
  const scheme = trustedProxies > 0 && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  headers['x-forwarded-proto'] = scheme
  headers['x-forwarded-host'] = headers.host
  delete headers['x-forwarded-port']
  delete headers['forwarded']
  delete headers['x-real-ip']
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
