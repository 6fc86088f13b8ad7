import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    /** The client's IPv4 address or IPv6 network. */
    readonly clientAddress: string
  }
}

/**
 * Each trusted proxy appends its client to X-Forwarded-For. A site on the same machine is trusted
 * by default; `trustedProxies` is the number of further proxies in front.
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

/** True for programs on this machine; requests that a proxy forwards have a header that names the client. */
export const isLocal = ({ headers, socket }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress) && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined

const listOf = (header: string | string[] = []) =>
  [header]
    .flat()
    .join(',')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** IPv4-mapped IPv6 addresses as IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

function isLoopback(address = '') {
  const asked = plain(address)
  return asked === '::1' || asked.startsWith('127.')
}

/** One IPv6 client usually has a whole /64 network. */
function networkOf(address: string) {
  if (isIP(address) !== 6) return address
  const host = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = host.split('::')
  const first = head.split(':').filter(Boolean)
  const last = host.includes('::') ? tail.split(':').filter(Boolean) : []
  const groups = [...first, ...Array(8 - first.length - last.length).fill('0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** True for our own programs: on this machine, or with the internal secret. */
export const isInternal = (request: FastifyRequest, secret: string | undefined): boolean =>
  isLocal(request) || (secret !== undefined && knowsSecret(request, secret))

/** `timingSafeEqual` requires equal lengths, which hashes have. */
function knowsSecret({ headers }: FastifyRequest, secret: string) {
  const sent = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return sent !== undefined && timingSafeEqual(hashOf(sent), hashOf(secret))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** The public origins of the sites; the first is the default. */
export type SiteOrigins = readonly [string, ...string[]]

/** The site of a request. Headers only choose among the configured origins, so that no mail links to a forged host. */
export function siteOrigin({ headers }: Pick<FastifyRequest, 'headers'>, sites: SiteOrigins): string {
  const { origin } = headers
  if (origin !== undefined && sites.includes(origin)) return origin
  const [forwarded = headers.host] = [headers['x-forwarded-host']].flat()
  const host = forwarded?.split(',')[0]?.trim().toLowerCase()
  return sites.find((site) => new URL(site).host === host) ?? sites[0]
}

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyInstance {
    /** The public origins of the sites. */
    readonly siteOrigins: SiteOrigins
  }
}

/**
 * Whether cookies get `Secure`: the site has an https origin (whatever headers a proxy sends or forgets),
 * or the request came by https. A forged header affects only the sender's own cookie.
 */
export function isHttps(request: FastifyRequest): boolean {
  const { headers, protocol, server } = request
  if (siteOrigin(request, server.siteOrigins).startsWith('https:')) return true
  const [forwarded = protocol] = [headers['x-forwarded-proto']].flat()
  return forwarded.split(',')[0]?.trim().toLowerCase() === 'https'
}
