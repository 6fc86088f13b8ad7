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
/** Social networks cache images for days; a new title is visible after one. */
const CACHE_CONTROL = 'public, max-age=86400'
const LIMIT = { most: 120, seconds: 60 }

type SharedAddress = { language: 'en' | 'ne'; kind: string; file: string }
type Deps = { queries: ShareImageQueries; media: MediaStore; limits: RateLimitQueries; pictures: ShareImages }

/** The image of one page. Only existing pages have one, so that clients cannot have arbitrary images rendered. */
async function getShareImage(
  { queries, media, limits, pictures }: Deps,
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
  // PostgreSQL text cannot contain U+0000.
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
/** Used in page metadata only, so hidden from the API description. */
const schema = { hide: true, params }

export const shareImageRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const deps = { ...options, pictures: shareImages(options) }
  // Registered before GET, whose implicit HEAD would read the whole body.
  app.head('/v1/og/:language/:kind/:file', { schema }, (request, reply) => getShareImage(deps, request, reply))
  app.get('/v1/og/:language/:kind/:file', { schema }, (request, reply) => getShareImage(deps, request, reply))
}
