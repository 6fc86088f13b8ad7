import type { FastifyInstance } from 'fastify'

export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // An answer is data: opened by itself it loads, runs and frames nothing.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-site',
}

export function setSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
}
