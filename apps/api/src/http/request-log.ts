import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const HEADER = 'x-request-id'
const READABLE = /^[\w-]{8,64}$/

/** The name of a request in the log and in its answer; a site in front of us may have given it one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers[HEADER]
  return typeof given === 'string' && READABLE.test(given) ? given : randomUUID()
}

export function sendRequestId(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id)
  })
}

/** One line an answer. The route is told and not the address, which may hold a secret or a person's name. */
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
