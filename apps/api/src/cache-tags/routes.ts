import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { GeneralError } from '../errors/api-error.ts'
import { isInternal } from '../http/forwarded-headers.ts'
import { AT_ONCE, type CacheTagQueries } from './queries.ts'

/**
 * Changes after a sequence number, oldest first; without a number none. `seq` is the `after` of the next request: a lower one
 * than before is that of another database.
 */
async function listCacheTags(queries: CacheTagQueries, after: number | undefined) {
  // Read first, so that no change is between it and the tags.
  const last = await queries.lastSeq()
  const rows = after === undefined ? [] : await queries.changedAfter(after)
  const tags = rows.map(({ tag, seq, changed_at }) => ({ tag, seq, changed_at: changed_at.toISOString() }))
  return { tags, seq: tags.at(-1)?.seq ?? last, has_more: tags.length === AT_ONCE }
}

const CacheTagsSchema = Type.Object({
  tags: Type.Array(Type.Object({ tag: Type.String(), seq: Type.Integer(), changed_at: Type.String() })),
  seq: Type.Integer(),
  has_more: Type.Boolean(),
})

export const cacheTagRoutes: FastifyPluginAsyncTypebox<{
  queries: CacheTagQueries
  /** Shared secret of sites on other machines. */
  secret: string | undefined
}> = async (app, { queries, secret }) => {
  app.get(
    '/internal/cache-tags/',
    {
      onRequest: onlyInternal(secret),
      schema: {
        hide: true,
        querystring: Type.Object({ after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) }),
        response: { 200: CacheTagsSchema },
      },
    },
    ({ query }) => listCacheTags(queries, query.after === undefined ? undefined : Number(query.after)),
  )
}

/** Allows programs on this machine and those that send the internal secret. */
function onlyInternal(secret: string | undefined) {
  return async function requireInternal(request: FastifyRequest): Promise<void> {
    if (!isInternal(request, secret)) throw new GeneralError(403, 'permission_denied')
  }
}
