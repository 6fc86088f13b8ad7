import type { FastifyRequest } from 'fastify'

/** A body that may be left out is read as one in which nothing stands. Before the validation. */
export async function optionalBody(request: FastifyRequest) {
  request.body ??= {}
}
