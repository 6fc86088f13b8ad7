import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GeneralError } from '../errors/api-error.ts'

export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // Responses are data: nothing in them may load, run or be framed.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-site',
}

export function setSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** CSRF protection: unsafe methods must come from a page of the same host, or from a program without Origin. */
export function checkOrigin(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (SAFE.has(request.method) || origin === undefined || isOwn(origin, request)) return
    throw new GeneralError(403, 'foreign_origin')
  })
}

function isOwn(origin: string, { headers }: FastifyRequest) {
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  return [headers['x-forwarded-host'], headers.host].flat().some((named) => {
    const address = `${protocol}//${named?.split(',')[0]?.trim()}`
    return named !== undefined && URL.canParse(address) && new URL(address).host === host
  })
}
