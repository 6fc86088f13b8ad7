import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GeneralError } from '../errors/api-error.ts'

/** Nobody waits longer to be told something; what is at work goes on, and can be asked for again. */
const LONGEST_ANSWER_MS = 8000

/** Answers 503 in place of a handler that does not come to an end. What has begun to be sent may take as long as it needs. */
export function limitHandlerTime(app: FastifyInstance, longestMs: number = LONGEST_ANSWER_MS) {
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

type Limits = {
  /** How many are at work at once. */
  running: number
  /** How many wait for their turn. */
  waiting: number
  /** How long each of them waits at most. */
  patienceMs: number
}

const LONGEST_RETRY_SECONDS = 4

/**
 * Lets so many do something at once, the others in the order in which they came. Who would wait too long is refused before
 * anything is done, and told when to come again, each at another time.
 */
export function limitConcurrency({ running, waiting, patienceMs }: Limits) {
  let active = 0
  const queue: (() => void)[] = []

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1)
        reject(busy())
      }, patienceMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      queue.push(begin)
    })

  return async <T>(act: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) throw busy()
      await turn()
    } else active += 1
    try {
      return await act()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}

const busy = () =>
  new GeneralError(503, 'busy', {
    headers: { 'Retry-After': String(1 + Math.floor(Math.random() * LONGEST_RETRY_SECONDS)) },
  })
