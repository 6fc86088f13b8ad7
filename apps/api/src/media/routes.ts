import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { GeneralError, notFound } from '../errors/api-error.ts'
import { matchesEtag } from '../http/response-cache.ts'
import { errorResponses, streamResponse } from '../http/schemas.ts'
import { type ByteRange, MEDIA_TYPES, type MediaStore } from './media-store.ts'

/** What `sendMedia` answers, as response schemas of a route. */
export const MEDIA_RESPONSES = {
  200: streamResponse('The file.', MEDIA_TYPES),
  206: streamResponse('The bytes that `Range` asks for.', MEDIA_TYPES),
}

/**
 * The range of a Range header. Undefined sends the whole file: for unreadable headers and several ranges.
 * `beyond` is answered with 416.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  return from === '' ? lastBytes(Number(to), size) : bytesFrom(Number(from), to === '' ? size - 1 : Number(to), size)
}

function lastBytes(count: number, size: number) {
  if (count === 0 || size === 0) return 'beyond'
  return { start: Math.max(0, size - count), end: size - 1 }
}

function bytesFrom(start: number, end: number, size: number) {
  if (start >= size) return 'beyond'
  return end < start ? undefined : { start, end: Math.min(end, size - 1) }
}

export type SentMedia = {
  name: string
  type: string
  size: number
  cacheControl: string
  /** Content-Disposition for downloads. */
  disposition?: string | undefined
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** Sends a file or byte range; the caller has checked access. */
export async function sendMedia(media: MediaStore, { request, reply }: Exchange, sent: SentMedia) {
  // The name is a hash of the content.
  const etag = `"${sent.name.split('.')[0]}"`
  if (matchesEtag(etag, request.headers['if-none-match'])) {
    return reply.code(304).header('ETag', etag).header('Cache-Control', sent.cacheControl).send()
  }
  const range = wantedRange(request, etag, sent.size)
  if (range === 'beyond') throw beyond(reply, sent.size)
  const length = range === undefined ? sent.size : range.end - range.start + 1
  const body = request.method === 'HEAD' || length === 0 ? undefined : await media.read(sent.name, range)
  if (body === undefined && request.method !== 'HEAD' && length > 0) throw lost(request, sent.name)
  if (range !== undefined) {
    reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${sent.size}`)
  }
  describe(reply, sent).header('ETag', etag).header('Content-Length', length)
  return reply.send(body)
}

function wantedRange({ method, headers }: FastifyRequest, etag: string, size: number) {
  const ifRange = headers['if-range']
  if (method === 'HEAD' || (ifRange !== undefined && ifRange !== etag)) return undefined
  return byteRange(headers.range, size)
}

const describe = (reply: FastifyReply, { type, cacheControl, disposition }: SentMedia) =>
  reply
    .type(type)
    .header('Cache-Control', cacheControl)
    .header('Accept-Ranges', 'bytes')
    .headers(disposition === undefined ? {} : { 'Content-Disposition': disposition })

function beyond(reply: FastifyReply, size: number) {
  reply.header('Content-Range', `bytes */${size}`)
  return new GeneralError(416, 'range_not_satisfiable')
}

/** The row exists and the file is missing: logged, because it must be restored. */
function lost(request: FastifyRequest, name: string) {
  request.log.error({ media: name }, 'media file missing')
  return notFound()
}

const NAME = /^([0-9a-f]{24})\.[a-z0-9]{2,5}$/
/** Content-addressed names never change, so that clients may cache them for ever. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
/** Types that a browser should download. */
const SAVED = new Set(['application/epub+zip'])

type MediaRequest = FastifyRequest<{ Params: { name: string } }>

/** Serves public media; private media get 404. */
async function getMedia(media: MediaStore, request: MediaRequest, reply: FastifyReply) {
  const { name } = request.params
  const found = NAME.test(name) ? await media.find(name) : undefined
  if (!found?.is_public) throw notFound()
  const picture = found.type.startsWith('image/') ? await pictureFor(media, request, reply) : undefined
  const { type, size, ...sent } = picture ?? { ...found, name }
  const disposition = SAVED.has(type) ? `attachment; filename="${name}"` : undefined
  return sendMedia(media, { request, reply }, { name: sent.name, type, size, cacheControl: CACHE_CONTROL, disposition })
}

/** A smaller file for browsers that send Save-Data, hence `Vary`. */
async function pictureFor(media: MediaStore, request: MediaRequest, reply: FastifyReply) {
  reply.header('Vary', 'Save-Data')
  return request.headers['save-data'] === 'on' ? media.findSmallerPicture(request.params.name) : undefined
}

const params = Type.Object({ name: Type.String() })

export const mediaRoutes: FastifyPluginAsyncTypebox<{ media: MediaStore }> = async (app, { media }) => {
  // Registered before GET, whose implicit HEAD would read the whole body.
  app.head('/v1/media/:name', { schema: { hide: true, params } }, (request, reply) => getMedia(media, request, reply))

  app.get(
    '/v1/media/:name',
    {
      schema: {
        operationId: 'getMedia',
        tags: ['media'],
        description: 'An image, audio, video or book file, addressed by the hash of its content; `Range` is supported.',
        params,
        response: { ...MEDIA_RESPONSES, ...errorResponses(404, 416) },
      },
    },
    (request, reply) => getMedia(media, request, reply),
  )
}
