import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyContextConfig {
    /** Anyone may keep the answer and ask whether it still stands. */
    publicCache?: boolean
  }
}

/** Marks the answers of public routes so that they can be kept and asked about again; all others are not stored. */
export function markCaching(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.publicCache || reply.statusCode !== 200 || typeof payload !== 'string') {
      if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
      return payload
    }
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.header('ETag', etag).header('Cache-Control', 'public, max-age=0, must-revalidate')
    if (!isKnown(etag, request.headers['if-none-match'])) return payload
    reply.code(304).removeHeader('Content-Type').removeHeader('Content-Length')
    return null
  })
}

// A proxy that compresses turns a strong tag into a weak one: W/"…".
const isKnown = (etag: string, header = '') =>
  header
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === etag || known === '*')
