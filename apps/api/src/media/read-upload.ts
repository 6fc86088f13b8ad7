import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, GeneralError } from '../errors/api-error.ts'
import { MESSAGES } from '../messages/messages.ts'

const MEGABYTE = 1_000_000
/** A body of more than so many times the limit is not read to its end. */
const MOST_TIMES_DROPPED = 20

/** Passes bodies on as streams, so that a route reads them once it knows that the caller may send one. */
export function streamBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

/** Reads an uploaded file, or refuses it under the field `file` as soon as it is too large. */
export async function readUpload(request: FastifyRequest, reply: FastifyReply, mostMegabytes: number): Promise<Buffer> {
  const { language, headers } = request
  const most = mostMegabytes * MEGABYTE
  const tooLarge = () =>
    new ApiError(413, { file: [MESSAGES[language].uploads.tooLarge(mostMegabytes)], code: 'too_large' })
  if (Number(headers['content-length'] ?? 0) > most) {
    dropBody(request, reply, MOST_TIMES_DROPPED * most)
    throw tooLarge()
  }
  const chunks: Buffer[] = []
  let size = 0
  // A request without a content type has no body for Fastify.
  if (request.body === undefined || request.body === null) return Buffer.alloc(0)
  const { leastRate, checkMs } = request.server.arrival
  const slow = watchRate(() => size, { bytes: (leastRate * checkMs) / 1000, checkMs })
  try {
    const body = (request.body as Readable)[Symbol.asyncIterator]()
    for (;;) {
      const { done, value } = await Promise.race([body.next(), slow.promise])
      if (done) return Buffer.concat(chunks)
      size += value.length
      if (size > most) throw tooLarge()
      chunks.push(value)
    }
  } catch (error) {
    // The rest of the body is not read.
    if (error instanceof GeneralError) reply.header('Connection', 'close')
    throw error
  } finally {
    slow.stop()
  }
}

/** With unread bytes a connection is reset, and a proxy that still sends never sees the answer. Only the largest are not read. */
function dropBody({ headers, raw }: FastifyRequest, reply: FastifyReply, most: number) {
  if (Number(headers['content-length']) > most) reply.header('Connection', 'close')
  else raw.resume()
}

/** Rejects once fewer bytes than these have arrived since the last check. */
function watchRate(arrived: () => number, { bytes, checkMs }: { bytes: number; checkMs: number }) {
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse
  })
  // Nobody waits for it after the body has arrived.
  promise.catch(() => undefined)
  let before = 0
  const timer = setInterval(() => {
    if (arrived() - before < bytes) reject(new GeneralError(408, 'request_timeout'))
    before = arrived()
  }, checkMs)
  return { promise, stop: () => clearInterval(timer) }
}
