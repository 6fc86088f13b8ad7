import type { FastifyRequest } from 'fastify'
import { type SiteOrigins, siteOrigin } from './site-origin.ts'

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
export function cameByHttps(request: FastifyRequest): boolean {
  const { headers, protocol, server } = request
  if (siteOrigin(request, server.siteOrigins).startsWith('https:')) return true
  const [forwarded = protocol] = [headers['x-forwarded-proto']].flat()
  return forwarded.split(',')[0]?.trim().toLowerCase() === 'https'
}
