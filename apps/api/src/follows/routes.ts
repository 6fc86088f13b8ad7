import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { requireAccount } from '../account/sessions.ts'
import { notFound } from '../errors/api-error.ts'
import { type SiteOrigins, siteOrigin } from '../http/forwarded-headers.ts'
import type { Language } from '../http/language.ts'
import { ignoreBody } from '../http/request-body.ts'
import { errorResponses, schemaRef, stringEnum } from '../http/schemas.ts'
import { NO_PICTURE, PictureSchema } from '../pictures/queries.ts'
import { createToken, hashIfToken } from '../tokens/tokens.ts'
import { FOLLOW_KINDS, type FollowKind, type FollowQueries, type FollowRow } from './queries.ts'

const tags = ['follows']

const params = Type.Object({ slug: Type.String({ maxLength: 500 }) })
const Token = Type.Object({ token: Type.String({ maxLength: 500 }) })
const followColumns = {
  slug: Type.String(),
  name: Type.String(),
  picture: schemaRef(PictureSchema),
  followed_at: Type.String({ format: 'date-time' }),
}
const FollowSchema = Type.Object({
  kind: stringEnum(FOLLOW_KINDS),
  name: Type.String({ description: 'The name of the author, artist or venue.' }),
  is_followed: Type.Boolean(),
})

/** The operations of what can be followed. */
const OPERATIONS = {
  author: {
    path: '/v1/api/authors/:slug/follow/',
    ids: { get: 'getAuthorFollow', put: 'followAuthor', delete: 'unfollowAuthor' },
    description: 'One email about each new work of the author. Repeating it is harmless.',
  },
  artist: {
    path: '/v1/api/artists/:slug/follow/',
    ids: { get: 'getArtistFollow', put: 'followArtist', delete: 'unfollowArtist' },
    description: 'One email about each new event and record of the artist. Repeating it is harmless.',
  },
  venue: {
    path: '/v1/api/venues/:slug/follow/',
    ids: { get: 'getVenueFollow', put: 'followVenue', delete: 'unfollowVenue' },
    description: 'One email about each new event at the venue. Repeating it is harmless.',
  },
} as const satisfies Record<FollowKind, object>

const toFollow = ({ picture, followed_at, ...row }: FollowRow) => ({
  ...row,
  picture: picture ?? NO_PICTURE,
  followed_at: followed_at.toISOString(),
})

type Settings = { queries: FollowQueries; sites: SiteOrigins }

export const followRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, sites }) => {
  app.get(
    '/v1/api/follows/',
    {
      schema: {
        operationId: 'listFollows',
        tags,
        response: {
          200: Type.Object({
            results: Type.Array(Type.Object({ kind: stringEnum(FOLLOW_KINDS), ...followColumns }), {
              description: 'By name.',
            }),
          }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const { id } = await requireAccount(request)
      return { results: (await queries.listFollowed(id, request.language)).map(toFollow) }
    },
  )

  app.get(
    '/v1/api/author-follows/',
    {
      schema: {
        operationId: 'listFollowedAuthors',
        tags,
        response: {
          200: Type.Object({ results: Type.Array(Type.Object(followColumns), { description: 'By name.' }) }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const { id } = await requireAccount(request)
      const rows = await queries.listFollowed(id, request.language)
      return { results: rows.filter(({ kind }) => kind === 'author').map(toFollow) }
    },
  )

  for (const kind of FOLLOW_KINDS) app.register(followRoutesOf(kind), { queries, sites })
  app.register(followLinkRoutes, { queries })
}

/** Following one kind: asking, beginning and ending it. */
const followRoutesOf =
  (kind: FollowKind): FastifyPluginAsyncTypebox<Settings> =>
  async (app, { queries, sites }) => {
    const { path, ids, description } = OPERATIONS[kind]
    app.get(
      path,
      {
        schema: {
          operationId: ids.get,
          tags,
          params,
          response: { 200: Type.Object({ is_followed: Type.Boolean() }), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { id: accountId } = await requireAccount(request)
        const found = await queries.findFollow({ accountId, kind, slug: request.params.slug })
        if (!found) throw notFound()
        return found
      },
    )

    app.put(
      path,
      {
        schema: {
          operationId: ids.put,
          tags,
          description,
          params,
          response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { id: accountId } = await requireAccount(request)
        const site = siteOrigin(request, sites)
        const slug = request.params.slug
        if (!(await queries.follow({ accountId, kind, slug, site, token: createToken() }))) throw notFound()
        return reply.code(204).send(null)
      },
    )

    app.delete(
      path,
      {
        schema: {
          operationId: ids.delete,
          tags,
          description: 'Repeating it is harmless.',
          params,
          response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { id: accountId } = await requireAccount(request)
        const slug = request.params.slug
        if (!(await queries.findFollow({ accountId, kind, slug }))) throw notFound()
        await queries.unfollow({ accountId, kind, slug })
        return reply.code(204).send(null)
      },
    )
  }

/** The link of an email, which ends what the email is about. */
const followLinkRoutes: FastifyPluginAsyncTypebox<Pick<Settings, 'queries'>> = async (app, { queries }) => {
  const findFollow = async ({ params: { token }, language }: { params: { token: string }; language: Language }) => {
    const follow = hashIfToken(token) && (await queries.findByToken(token, language))
    if (!follow) throw notFound()
    return follow
  }

  app.get(
    '/v1/api/follows/:token/',
    {
      schema: {
        operationId: 'getFollowByToken',
        tags,
        description: 'What the link of an email is about. Changes nothing.',
        params: Token,
        response: { 200: FollowSchema, ...errorResponses(404) },
      },
    },
    findFollow,
  )

  app.register(async (inside) => {
    ignoreBody(inside)
    type Ending = { Params: { token: string } }
    const response = { 200: FollowSchema, ...errorResponses(403, 404, 413) }
    const endFollow = async (request: { params: { token: string }; language: Language }) => {
      const follow = await findFollow(request)
      await queries.unfollowByToken(request.params.token)
      return { ...follow, is_followed: false }
    }
    inside.post<Ending>(
      '/v1/api/follows/:token/end/',
      {
        schema: {
          operationId: 'endFollowByToken',
          tags,
          description: 'One-click unsubscribe, also for email programs (RFC 8058). Repeating it is harmless.',
          params: Token,
          response,
        },
      },
      endFollow,
    )
    // In the emails about authors that were sent before artists and venues could be followed.
    inside.post<Ending>(
      '/v1/api/author-follows/:token/end/',
      { schema: { hide: true, params: Token, response } },
      endFollow,
    )
  })
}
