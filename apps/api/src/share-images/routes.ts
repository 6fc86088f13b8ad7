import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { notFound } from '../errors/api-error.ts'
import { stringEnum } from '../http/schemas.ts'
import type { MediaStore } from '../media/media-store.ts'
import { sendMedia } from '../media/send-media.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import { contentSubject, OG_CONTENT_KINDS, type OgSubject, productSubject, siteSubject } from './og-subject.ts'
import type { ShareImageQueries } from './queries.ts'
import { type ShareImages, shareImages } from './share-images.ts'

const ENDING = '.jpg'
/** Whoever shows shared pages keeps their pictures for days; a new title is seen after the first of them. */
const CACHE_CONTROL = 'public, max-age=86400'
const LIMIT = { most: 120, seconds: 60 }

type SharedAddress = { language: 'en' | 'ne'; kind: string; file: string }
type Desk = { queries: ShareImageQueries; media: MediaStore; limits: RateLimitQueries; pictures: ShareImages }

/** The picture of one page. Only what has a page has a picture, so that nobody can have others drawn. */
export async function getShareImage(
  { queries, media, limits, pictures }: Desk,
  request: FastifyRequest<{ Params: SharedAddress }>,
  reply: FastifyReply,
) {
  const { language, clientAddress } = { ...request.params, clientAddress: request.clientAddress }
  const item = await findItem(queries, request.params)
  if (!item) throw notFound()
  const name = await pictures.nameOf(item, () =>
    limits.limit({ key: `share-picture:${clientAddress}`, ...LIMIT, language }),
  )
  const found = await media.find(name)
  if (!found) throw notFound()
  return sendMedia(media, { request, reply }, { name, type: found.type, size: found.size, cacheControl: CACHE_CONTROL })
}

async function findItem(
  queries: ShareImageQueries,
  { language, kind, file }: SharedAddress,
): Promise<OgSubject | undefined> {
  // PostgreSQL knows no text with U+0000 in it.
  if (!file.endsWith(ENDING) || file.includes('\0')) return undefined
  const slug = file.slice(0, -ENDING.length)
  const site = siteSubject(kind, language)
  if (site) return slug === 'dabali' ? site : undefined
  if (kind === 'book') {
    const facts = await queries.findProduct(slug, language)
    return facts && productSubject(facts, language)
  }
  const content = OG_CONTENT_KINDS.find((each) => each === kind)
  const facts = content && (await queries.findContent(content, slug, language))
  return content && facts && contentSubject(content, facts, language)
}

type Options = { queries: ShareImageQueries; media: MediaStore; limits: RateLimitQueries }

const params = Type.Object({ language: stringEnum(['en', 'ne']), kind: Type.String(), file: Type.String() })
/** Addresses that stand in the metadata of pages; nobody calls them by hand. */
const schema = { hide: true, params }

export const shareImageRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const desk = { ...options, pictures: shareImages(options) }
  // Before GET, which would bring a HEAD of its own that reads everything.
  app.head('/v1/og/:language/:kind/:file', { schema }, (request, reply) => getShareImage(desk, request, reply))
  app.get('/v1/og/:language/:kind/:file', { schema }, (request, reply) => getShareImage(desk, request, reply))
}
