import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'

/** Nobody waits longer to be told something; what is at work goes on, and can be asked for again. */
const LONGEST_ANSWER_MS = 8000

const LATE = { detail: 'The shop does not answer just now. Try again in a moment.', code: 'unavailable' }

/** Answers 503 in place of a handler that does not come to an end. What has begun to be sent may take as long as it needs. */
export function answerInTime(app: FastifyInstance, longestMs = LONGEST_ANSWER_MS) {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', async (request, reply) => {
    const tell = () => void reply.send(new ApiError(503, LATE))
    timers.set(request, setTimeout(tell, longestMs))
  })
  const rest = (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('onSend', async (request) => rest(request))
  // Who has gone needs no answer.
  app.addHook('onRequestAbort', async (request) => rest(request))
  app.addHook('onResponse', async (request) => rest(request))
}
