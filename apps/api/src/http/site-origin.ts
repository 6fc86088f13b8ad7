import type { FastifyRequest } from 'fastify'

/** The public addresses of the sites; the first stands for whoever came by none of them. */
export type SiteOrigins = readonly [string, ...string[]]

/** Which of our sites a visitor is on. Headers only choose among them: no mail ever leads to a place that was sent to us. */
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
    /** The public addresses of the sites. */
    readonly siteOrigins: SiteOrigins
  }
}

/**
 * Whether a cookie may be for https alone: because the site that the visitor is on has an https address, whatever a proxy tells or forgets
 * to tell, or because the request came that way. Who lies about it harms only their own cookie.
 */
export function isHttps(request: FastifyRequest): boolean {
  const { headers, protocol, server } = request
  if (siteOrigin(request, server.siteOrigins).startsWith('https:')) return true
  const [forwarded = protocol] = [headers['x-forwarded-proto']].flat()
  return forwarded.split(',')[0]?.trim().toLowerCase() === 'https'
}
