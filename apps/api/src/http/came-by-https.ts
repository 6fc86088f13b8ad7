import type { FastifyRequest } from 'fastify'

// The sites stand before the API and say how the visitor came. Who lies about it harms only their own cookie.
export function cameByHttps({ headers, protocol }: FastifyRequest): boolean {
  const [forwarded = protocol] = [headers['x-forwarded-proto']].flat()
  return forwarded.split(',')[0]?.trim().toLowerCase() === 'https'
}
