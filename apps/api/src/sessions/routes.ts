import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { keptList, keptOne } from '../content/kept.ts'
import { ArtistFilterQuery } from '../content/list-query.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { pageOf } from '../http/page.ts'
import { getSession } from './get-session.ts'
import { listSessions } from './list-sessions.ts'
import type { SessionQueries } from './queries.ts'
import { SessionDetailSchema, SessionSchema } from './session.ts'

export const sessionRoutes: FastifyPluginAsyncTypebox<{ queries: SessionQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/sessions/',
    {
      config: keptList('session'),
      schema: {
        operationId: 'listSessions',
        tags: ['sessions'],
        querystring: ArtistFilterQuery,
        response: { 200: pageOf(named(SessionSchema)), 400: named(ErrorSchema) },
      },
    },
    ({ language, query }) => listSessions(queries, { language, query }),
  )

  app.get(
    '/v1/api/sessions/:slug/',
    {
      config: keptOne('session'),
      schema: {
        operationId: 'getSession',
        tags: ['sessions'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: named(SessionDetailSchema), 301: named(ErrorSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getSession(queries, { slug: params.slug, language }),
  )
}
