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
