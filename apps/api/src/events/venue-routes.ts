import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { listCachePolicy } from '../content/cache-policy.ts'
import { schemaRef } from '../http/schemas.ts'
import { ListedVenueSchema } from './event-schemas.ts'
import { listVenues } from './queries.ts'

/** The venues, for maps and for how to get there. */
export function registerVenueRoutes(app: FastifyInstance, database: Parameters<typeof listVenues>[0]) {
  app.get(
    '/v1/api/venues/',
    {
      // A venue is shown with its events, whose number depends on the clock.
      config: listCachePolicy('event', 5),
      schema: {
        operationId: 'listVenues',
        tags: ['events'],
        response: { 200: Type.Object({ results: Type.Array(schemaRef(ListedVenueSchema)) }) },
      },
    },
    async ({ language }) => {
      const rows = await listVenues(database, language, new Date())
      return { results: rows.map(({ venue, num_upcoming }) => ({ ...venue, num_upcoming })) }
    },
  )
}
