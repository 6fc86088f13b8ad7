import type { FastifyRequest } from 'fastify'

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
