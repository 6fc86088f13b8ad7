import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const HEADER = 'x-request-id'
const READABLE = /^[\w-]{8,64}$/

/** The request id of log and response; a site in front may have assigned it. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers[HEADER]
  return typeof given === 'string' && READABLE.test(given) ? given : randomUUID()
}

export function sendRequestId(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id)
  })
}

/** One log line per response, with the route and not the URL, which may contain a token or personal data. */
export function logResponses(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}
