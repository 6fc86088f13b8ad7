import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import { MESSAGES } from '../messages/messages.ts'

const MEGABYTE = 1_000_000

/** Passes bodies on as streams, so that a route reads them once it knows that the caller may send one. */
export function streamBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

/** Reads an uploaded file, or refuses it under the field `file` as soon as it is too large. */
export async function readUpload(request: FastifyRequest, reply: FastifyReply, mostMegabytes: number): Promise<Buffer> {
  const { language, headers } = request
  const most = mostMegabytes * MEGABYTE
  const tooLarge = () => {
    // The rest of the body is not read.
    reply.header('Connection', 'close')
    return new ApiError(413, { file: [MESSAGES[language].uploads.tooLarge(mostMegabytes)], code: 'too_large' })
  }
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  // A request without a content type has no body for Fastify.
  for await (const chunk of (request.body ?? []) as Readable) {
    size += chunk.length
    if (size > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
