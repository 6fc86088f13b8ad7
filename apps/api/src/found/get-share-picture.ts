import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../errors/api-error.ts'
import type { MediaStore } from '../media/media-store.ts'
import { sendMedia } from '../media/send-media.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import type { FoundQueries } from './queries.ts'
import type { SharePictures } from './share-pictures.ts'
import { SHARED_CONTENTS, type SharedItem, sharedContent, sharedProduct, sharedSite } from './shared-item.ts'

const ENDING = '.jpg'
/** Whoever shows shared pages keeps their pictures for days; a new title is seen after the first of them. */
const CACHE_CONTROL = 'public, max-age=86400'
const LIMIT = { most: 120, seconds: 60 }

type SharedAddress = { language: 'en' | 'ne'; kind: string; file: string }
type Desk = { queries: FoundQueries; media: MediaStore; limits: RateLimitQueries; pictures: SharePictures }

/** The picture of one page. Only what has a page has a picture, so that nobody can have others drawn. */
export async function getSharePicture(
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
  queries: FoundQueries,
  { language, kind, file }: SharedAddress,
): Promise<SharedItem | undefined> {
  // PostgreSQL knows no text with U+0000 in it.
  if (!file.endsWith(ENDING) || file.includes('\0')) return undefined
  const slug = file.slice(0, -ENDING.length)
  const site = sharedSite(kind, language)
  if (site) return slug === 'dabali' ? site : undefined
  if (kind === 'book') {
    const facts = await queries.findProduct(slug, language)
    return facts && sharedProduct(facts, language)
  }
  const content = SHARED_CONTENTS.find((each) => each === kind)
  const facts = content && (await queries.findContent(content, slug, language))
  return content && facts && sharedContent(content, facts, language)
}
