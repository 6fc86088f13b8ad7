import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GeneralError } from '../errors/api-error.ts'

/** Longest wait for a response; the handler itself goes on, and the client may try again. */
const LONGEST_ANSWER_MS = 8000

/** Answers 503 when a handler takes too long. Sending a response that has begun has no limit. */
export function limitHandlerTime(app: FastifyInstance, longestMs: number = LONGEST_ANSWER_MS) {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', async (request, reply) => {
    const tell = () => void reply.send(new GeneralError(503, 'unavailable'))
    timers.set(request, setTimeout(tell, longestMs))
  })
  const rest = (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('onSend', async (request) => rest(request))
  // The client has disconnected.
  app.addHook('onRequestAbort', async (request) => rest(request))
  app.addHook('onResponse', async (request) => rest(request))
}

type Limits = {
  /** How many run at once. */
  running: number
  /** How many may wait. */
  waiting: number
  /** How long each may wait. */
  patienceMs: number
}

const LONGEST_RETRY_SECONDS = 4

/**
 * Runs a limited number at once, the others first come, first served. Requests that would wait too long get 503 before
 * anything is done, with a random Retry-After so that they do not return together.
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
