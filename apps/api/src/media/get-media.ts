import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, notFound } from '../errors/api-error.ts'
import { isKnown } from '../http/entity-tag.ts'
import { byteRange } from './byte-range.ts'
import type { MediaStore } from './media-store.ts'

const NAME = /^([0-9a-f]{24})\.[a-z0-9]{2,5}$/
/** The name holds the hash of the content, so that it never changes and may be kept for ever. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
/** What a browser should keep as a file and not try to show. */
const SAVED = new Set(['application/epub+zip'])

type Found = { name: string; type: string; size: number }

/** One medium, or the part of it that is asked for. One that is not public is not there. */
export async function getMedia(
  media: MediaStore,
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
) {
  const found = await find(media, request.params.name)
  const etag = `"${found.name.split('.')[0]}"`
  if (isKnown(etag, request.headers['if-none-match'])) {
    return reply.code(304).header('ETag', etag).header('Cache-Control', CACHE_CONTROL).send()
  }
  const range = wantedRange(request, etag, found.size)
  if (range === 'beyond') throw beyond(reply, found.size)
  const length = range === undefined ? found.size : range.end - range.start + 1
  const body = request.method === 'HEAD' || length === 0 ? undefined : await media.read(found.name, range)
  if (body === undefined && request.method !== 'HEAD' && length > 0) throw lost(request, found.name)
  if (range !== undefined) {
    reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${found.size}`)
  }
  describe(reply, found).header('ETag', etag).header('Content-Length', length)
  return reply.send(body)
}

async function find(media: MediaStore, name: string): Promise<Found> {
  const found = NAME.test(name) ? await media.find(name) : undefined
  if (!found?.is_public) throw notFound()
  return { name, type: found.type, size: found.size }
}

function wantedRange({ method, headers }: FastifyRequest, etag: string, size: number) {
  const ifRange = headers['if-range']
  if (method === 'HEAD' || (ifRange !== undefined && ifRange !== etag)) return undefined
  return byteRange(headers.range, size)
}

const describe = (reply: FastifyReply, { name, type }: Found) =>
  reply
    .type(type)
    .header('Cache-Control', CACHE_CONTROL)
    .header('Accept-Ranges', 'bytes')
    .headers(SAVED.has(type) ? { 'Content-Disposition': `attachment; filename="${name}"` } : {})

function beyond(reply: FastifyReply, size: number) {
  reply.header('Content-Range', `bytes */${size}`)
  return new ApiError(416, { detail: 'There is nothing there: it ends before.', code: 'range_not_satisfiable' })
}

/** Its row is there and its bytes are not: somebody has to bring them back. */
function lost(request: FastifyRequest, name: string) {
  request.log.error({ media: name }, 'lost')
  return notFound()
}
