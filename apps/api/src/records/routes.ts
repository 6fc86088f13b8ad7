import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { keptList, keptOne } from '../content/kept.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { pageOf } from '../http/page.ts'
import { getRecord } from './get-record.ts'
import { listRecords } from './list-records.ts'
import type { RecordQueries } from './queries.ts'
import { type RecordDetail, RecordDetailSchema, RecordListQuery, RecordSchema } from './record.ts'

const tagsOfArtists = ({ artists }: RecordDetail) => artists.map(({ slug }) => `artist:${slug}`)

export const recordRoutes: FastifyPluginAsyncTypebox<{ queries: RecordQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/records/',
    {
      config: keptList('record'),
      schema: {
        operationId: 'listRecords',
        tags: ['records'],
        querystring: RecordListQuery,
        response: { 200: pageOf(named(RecordSchema)), 400: named(ErrorSchema) },
      },
    },
    ({ language, query }) => listRecords(queries, { language, query }),
  )

  app.get(
    '/v1/api/records/:slug/',
    {
      // Its next nights are those of its artists, and they move with the clock.
      config: keptOne<RecordDetail>('record', { shown: tagsOfArtists, maxAgeSeconds: 5 }),
      schema: {
        operationId: 'getRecord',
        tags: ['records'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: named(RecordDetailSchema), 301: named(ErrorSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getRecord(queries, { slug: params.slug, language, now: new Date() }),
  )
}
