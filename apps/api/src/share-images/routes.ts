import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { GeneralError, notFound } from '../errors/api-error.ts'
import { stringEnum } from '../http/schemas.ts'
import type { MediaStore } from '../media/media-store.ts'
import { sendMedia } from '../media/routes.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import {
  contentSubject,
  OG_CONTENT_KINDS,
  type OgSubject,
  productSubject,
  type ShareImageQueries,
  siteSubject,
} from './queries.ts'

/** Increase it to render all images again. */
const SHARE_DESIGN = 1
/** Rendering takes about 200 ms of CPU. */
const MAX_CONCURRENT = 2
const MAX_QUEUED = 40
const TRY_AGAIN_SECONDS = 20
/** The last in a full queue waits for the others, on a busy machine too. */
const LONGEST_ANSWER_MS = 30_000

type Stores = { queries: ShareImageQueries; media: MediaStore }

/**
 * Open Graph images are rendered on first request and stored under a hash of their content. Concurrent requests for
 * the same image share one rendering; when the queue is full, the response is 503 with Retry-After.
 */
export function shareImages({ queries, media }: Stores) {
  const drawings = new Map<string, Promise<string>>()
  const queue: (() => void)[] = []
  let running = 0

  async function inQueue<T>(work: () => Promise<T>): Promise<T> {
    if (running >= MAX_CONCURRENT) await new Promise<void>((begin) => queue.push(begin))
    else running += 1
    try {
      return await work()
    } finally {
      // The slot goes to the next in the queue.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  async function draw(key: string, item: OgSubject) {
    const stream = item.mediaName === null ? undefined : await media.read(item.mediaName)
    const picture = stream && (await buffer(stream))
    // Loaded lazily: libvips and the fonts take time and memory, and many processes never render.
    const { renderShareImage } = await import('./render-share-image.ts')
    const image = await renderShareImage(item, picture)
    const media_name = await media.put(image, 'image/jpeg')
    await queries.insertImage({ key, media_name })
    return media_name
  }

  return {
    /** The media name of the image. `mayDraw` may refuse by throwing before an image is rendered. */
    async nameOf(item: OgSubject, mayDraw: () => Promise<void>): Promise<string> {
      const key = createHash('sha256')
        .update(JSON.stringify([SHARE_DESIGN, item]))
        .digest('base64url')
      const known = await queries.findImage(key)
      if (known !== undefined) return known
      await mayDraw()
      const running = drawings.get(key)
      if (running) return await running
      if (queue.length >= MAX_QUEUED) throw busy()
      const drawing = inQueue(() => draw(key, item)).finally(() => drawings.delete(key))
      drawings.set(key, drawing)
      return await drawing
    },
  }
}

type ShareImages = ReturnType<typeof shareImages>

const busy = () => new GeneralError(503, 'busy_drawing', { headers: { 'Retry-After': String(TRY_AGAIN_SECONDS) } })

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
  if (!file.endsWith(ENDING)) return undefined
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
  const route = { schema, config: { longestAnswerMs: LONGEST_ANSWER_MS } }
  // Registered before GET, whose implicit HEAD would read the whole body.
  app.head('/v1/og/:language/:kind/:file', route, (request, reply) => getShareImage(deps, request, reply))
  app.get('/v1/og/:language/:kind/:file', route, (request, reply) => getShareImage(deps, request, reply))
}
