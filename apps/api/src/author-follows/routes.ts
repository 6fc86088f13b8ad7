import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { requireAccount } from '../account/visitor.ts'
import { notFound } from '../errors/api-error.ts'
import { errorResponses } from '../http/error-schema.ts'
import { ignoreBody } from '../http/request-body.ts'
import { schemaRef } from '../http/schemas.ts'
import { type SiteOrigins, siteOrigin } from '../http/site-origin.ts'
import { renderMail, sitePath } from '../mail/mail-template.ts'
import type { Mail } from '../mail/queries.ts'
import { MESSAGES } from '../messages/messages.ts'
import { NO_PICTURE, PictureSchema } from '../pictures/picture.ts'
import { createToken, hashIfToken } from '../tokens/tokens.ts'
import type { AuthorFollowQueries, AuthorNotice } from './queries.ts'

export const AUTHOR_PUBLISHED_TOPIC = 'author.published'

function newWorkMail({ email, language, site, token, slug, title, author }: AuthorNotice): Mail {
  const { subject, text, label, why, unfollow } = MESSAGES[language].authorMail
  const url = sitePath({ site, language }, `/book/${encodeURIComponent(slug)}/`)
  const end = sitePath({ site, language }, `/wishlist/unfollow/${token}`)
  return {
    to: email,
    subject: subject(author, title),
    language,
    unsubscribeUrl: `${site}/v1/api/author-follows/${token}/end/`,
    ...renderMail({
      language,
      site,
      title: subject(author, title),
      parts: [text(author, title), { label, url }, { small: why(author) }, { label: unfollow, url: end }],
    }),
  }
}

/** The job that a newly listed product adds. */
export const sendNewWork =
  (queries: AuthorFollowQueries) =>
  ({ product }: { product: number }) =>
    queries.sendNotices(product, newWorkMail)

const tags = ['author follows']
const AUTHOR_PATH = '/v1/api/authors/:slug/follow/'
const params = Type.Object({ slug: Type.String({ maxLength: 500 }) })
const Token = Type.Object({ token: Type.String({ maxLength: 500 }) })
const FollowSchema = Type.Object({
  author: Type.String({ description: 'The name of the author.' }),
  is_followed: Type.Boolean(),
})

type Settings = { queries: AuthorFollowQueries; sites: SiteOrigins }

export const authorFollowRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { queries, sites }) => {
  // PostgreSQL text cannot contain U+0000.
  const slugIn = ({ slug }: { slug: string }) => {
    if (slug.includes('\0')) throw notFound()
    return slug
  }

  app.get(
    '/v1/api/author-follows/',
    {
      schema: {
        operationId: 'listFollowedAuthors',
        tags,
        response: {
          200: Type.Object({
            results: Type.Array(
              Type.Object({
                slug: Type.String(),
                name: Type.String(),
                picture: schemaRef(PictureSchema),
                followed_at: Type.String({ format: 'date-time' }),
              }),
              { description: 'By name.' },
            ),
          }),
          ...errorResponses(401),
        },
      },
    },
    async (request) => {
      const { id } = await requireAccount(request)
      const rows = await queries.listFollowed(id, request.language)
      return {
        results: rows.map(({ picture, followed_at, ...row }) => ({
          ...row,
          picture: picture ?? NO_PICTURE,
          followed_at: followed_at.toISOString(),
        })),
      }
    },
  )

  app.get(
    AUTHOR_PATH,
    {
      schema: {
        operationId: 'getAuthorFollow',
        tags,
        params,
        response: { 200: Type.Object({ is_followed: Type.Boolean() }), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id: accountId } = await requireAccount(request)
      const found = await queries.findFollow({ accountId, slug: slugIn(request.params) })
      if (!found) throw notFound()
      return found
    },
  )

  app.put(
    AUTHOR_PATH,
    {
      schema: {
        operationId: 'followAuthor',
        tags,
        description: 'One email about each new work of the author. Repeating it is harmless.',
        params,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const site = siteOrigin(request, sites)
      const slug = slugIn(request.params)
      if (!(await queries.follow({ accountId, slug, site, token: createToken() }))) throw notFound()
      return reply.code(204).send(null)
    },
  )

  app.delete(
    AUTHOR_PATH,
    {
      schema: {
        operationId: 'unfollowAuthor',
        tags,
        description: 'Repeating it is harmless.',
        params,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAccount(request)
      const slug = slugIn(request.params)
      if (!(await queries.findFollow({ accountId, slug }))) throw notFound()
      await queries.unfollow({ accountId, slug })
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/v1/api/author-follows/:token/',
    {
      schema: {
        operationId: 'getFollowByToken',
        tags,
        description: 'What the link of an email is about. Changes nothing.',
        params: Token,
        response: { 200: FollowSchema, ...errorResponses(404) },
      },
    },
    async ({ params: { token }, language }) => {
      const follow = hashIfToken(token) && (await queries.findByToken(token, language))
      if (!follow) throw notFound()
      return follow
    },
  )

  app.register(async (inside) => {
    ignoreBody(inside)
    inside.post<{ Params: { token: string } }>(
      '/v1/api/author-follows/:token/end/',
      {
        schema: {
          operationId: 'endFollowByToken',
          tags,
          description: 'One-click unsubscribe, also for email programs (RFC 8058). Repeating it is harmless.',
          params: Token,
          response: { 200: FollowSchema, ...errorResponses(403, 404, 413) },
        },
      },
      async ({ params: { token }, language }) => {
        const follow = hashIfToken(token) && (await queries.findByToken(token, language))
        if (!follow) throw notFound()
        await queries.unfollowByToken(token)
        return { ...follow, is_followed: false }
      },
    )
  })
}
