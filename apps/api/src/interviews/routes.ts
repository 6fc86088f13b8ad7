import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { keptList, keptOne } from '../content/kept.ts'
import { ArtistFilterQuery } from '../content/list-query.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { pageOf } from '../http/page.ts'
import { getInterview } from './get-interview.ts'
import { InterviewDetailSchema, InterviewSchema } from './interview.ts'
import { listInterviews } from './list-interviews.ts'
import type { InterviewQueries } from './queries.ts'

export const interviewRoutes: FastifyPluginAsyncTypebox<{ queries: InterviewQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/interviews/',
    {
      config: keptList('interview'),
      schema: {
        operationId: 'listInterviews',
        tags: ['interviews'],
        querystring: ArtistFilterQuery,
        response: { 200: pageOf(named(InterviewSchema)), 400: named(ErrorSchema) },
      },
    },
    ({ language, query }) => listInterviews(queries, { language, query }),
  )

  app.get(
    '/v1/api/interviews/:slug/',
    {
      config: keptOne('interview'),
      schema: {
        operationId: 'getInterview',
        tags: ['interviews'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: named(InterviewDetailSchema), 301: named(ErrorSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getInterview(queries, { slug: params.slug, language }),
  )
}
