import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    /** Where the visitor is, as far as it can be known: an address of IPv4, or a network of IPv6. */
    readonly clientAddress: string
  }
}

/**
 * Each proxy that is trusted writes at the end of the list whom it was asked by. A site on the same machine is trusted
 * by itself; `trustedProxies` is how many more stand in front.
 */
export function decorateClientAddress(app: FastifyInstance, trustedProxies: number) {
  app.decorateRequest('clientAddress', {
    getter(this: FastifyRequest) {
      return clientAddress(this.headers['x-forwarded-for'], this.socket.remoteAddress, trustedProxies)
    },
  })
}

export function clientAddress(header: string | string[] | undefined, peer = '', trustedProxies = 0) {
  const asked = plain(peer)
  const chain = [...listOf(header), asked]
  const hops = trustedProxies + (isLoopback(asked) ? 1 : 0)
  const claimed = plain(chain.at(-1 - hops) ?? chain[0] ?? '')
  return networkOf(isIP(claimed) === 0 ? asked : claimed)
}

/** Asked by a program on this machine for itself: what a proxy hands on names whom it is handed on for. */
export const isLocal = ({ headers, socket }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress) && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined

const listOf = (header: string | string[] = []) =>
  [header]
    .flat()
    .join(',')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** IPv4 as it is written, also where the socket speaks IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

function isLoopback(address = '') {
  const asked = plain(address)
  return asked === '::1' || asked.startsWith('127.')
}

/** Whoever has one address of IPv6 has all that begin with the same half. */
function networkOf(address: string) {
  if (isIP(address) !== 6) return address
  const host = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = host.split('::')
  const first = head.split(':').filter(Boolean)
  const last = host.includes('::') ? tail.split(':').filter(Boolean) : []
  const groups = [...first, ...Array(8 - first.length - last.length).fill('0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Whether the request comes from a program of ours: on this machine, or with the internal secret. */
export const isInternal = (request: FastifyRequest, secret: string | undefined): boolean =>
  isLocal(request) || (secret !== undefined && knowsSecret(request, secret))

/** Hashes have the same length, which `timingSafeEqual` requires. */
function knowsSecret({ headers }: FastifyRequest, secret: string) {
  const sent = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return sent !== undefined && timingSafeEqual(hashOf(sent), hashOf(secret))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
