import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ErrorSchema } from '../../errors/error-schema.ts'
import { schemaRef } from '../../http/schemas.ts'
import { type Gate, passGate } from './pass-gate.ts'

const REFUSALS = [401, 403, 404, 409, 410, 416, 503]

/** The one way to a stream. */
export const gateRoutes: FastifyPluginAsyncTypebox<Gate> = async (app, gate) => {
  app.get(
    '/v1/hls/:token/*',
    {
      // A HEAD would have the origin send what nobody reads.
      exposeHeadRoute: false,
      schema: {
        operationId: 'getStream',
        tags: ['live'],
        description:
          'A playlist or a segment, for the session and device that the token was issued for. 401: another session or none; 403: another stream, no access, or an invalid token; 409: another device took over; 410: the stream has ended; 503: the stream is interrupted.',
        params: Type.Object({ token: Type.String(), '*': Type.String() }),
        response: Object.fromEntries(REFUSALS.map((status) => [status, schemaRef(ErrorSchema)])),
      },
    },
    (request, reply) => passGate(gate, request, reply),
  )
}
