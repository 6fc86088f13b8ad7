import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { keptList, keptOne } from '../content/kept.ts'
import { ErrorSchema } from '../errors/error-schema.ts'
import { named } from '../http/named-schema.ts'
import { PageQuery, pageOf } from '../http/page.ts'
import { getVolume } from './get-volume.ts'
import { listVolumes } from './list-volumes.ts'
import type { VolumeQueries } from './queries.ts'
import { VolumeDetailSchema, VolumeSchema } from './volume.ts'

export const volumeRoutes: FastifyPluginAsyncTypebox<{ queries: VolumeQueries }> = async (app, { queries }) => {
  app.get(
    '/v1/api/volumes/',
    {
      config: keptList('volume'),
      schema: {
        operationId: 'listVolumes',
        tags: ['volumes'],
        querystring: PageQuery,
        response: { 200: pageOf(named(VolumeSchema)), 400: named(ErrorSchema) },
      },
    },
    ({ language, query }) => listVolumes(queries, { language, query }),
  )

  app.get(
    '/v1/api/volumes/:slug/',
    {
      // What comes before and after it is another volume.
      config: keptOne('volume', { shown: () => ['volumes'] }),
      schema: {
        operationId: 'getVolume',
        tags: ['volumes'],
        params: Type.Object({ slug: Type.String() }),
        response: { 200: named(VolumeDetailSchema), 301: named(ErrorSchema), 404: named(ErrorSchema) },
      },
    },
    ({ language, params }) => getVolume(queries, { slug: params.slug, language }),
  )
}
