import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../errors/api-error.ts'
import type { MediaStore } from './media-store.ts'
import { sendMedia } from './send-media.ts'

const NAME = /^([0-9a-f]{24})\.[a-z0-9]{2,5}$/
/** What a name holds never changes, so that it may be kept for ever. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
/** What a browser should keep as a file and not try to show. */
const SAVED = new Set(['application/epub+zip'])

/** One medium, or the part of it that is asked for. One that is not public is not there. */
export async function getMedia(
  media: MediaStore,
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
) {
  const { name } = request.params
  const found = NAME.test(name) ? await media.find(name) : undefined
  if (!found?.is_public) throw notFound()
  const disposition = SAVED.has(found.type) ? `attachment; filename="${name}"` : undefined
  const { type, size } = found
  return sendMedia(media, { request, reply }, { name, type, size, cacheControl: CACHE_CONTROL, disposition })
}
