import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GeneralError } from '../errors/api-error.ts'

/** Nobody waits longer to be told something; what is at work goes on, and can be asked for again. */
const LONGEST_ANSWER_MS = 8000

/** Answers 503 in place of a handler that does not come to an end. What has begun to be sent may take as long as it needs. */
export function answerInTime(app: FastifyInstance, longestMs: number = LONGEST_ANSWER_MS) {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', async (request, reply) => {
    const tell = () => void reply.send(new GeneralError(503, 'unavailable'))
    timers.set(request, setTimeout(tell, longestMs))
  })
  const rest = (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('onSend', async (request) => rest(request))
  // Who has gone needs no answer.
  app.addHook('onRequestAbort', async (request) => rest(request))
  app.addHook('onResponse', async (request) => rest(request))
}
