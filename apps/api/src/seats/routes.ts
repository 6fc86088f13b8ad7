import { SEAT_KINDS } from '@dabali/domain/seating'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { itemCachePolicy } from '../content/cache-policy.ts'
import { notFound } from '../errors/api-error.ts'
import { errorResponses, schemaRef, stringEnum } from '../http/schemas.ts'
import { seatStatements } from './queries.ts'
import { ChosenSeatSchema, SeatSchema } from './seat.ts'

/** How old the states of the seats may be: a choice is checked again when the seats are held. */
const MAX_AGE_SECONDS = 3

const SeatingPlanSchema = Type.Object(
  {
    sections: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String({ examples: ['Balcony'] }),
        ticket_type_ids: Type.Array(Type.Integer(), { description: 'The ticket types that sell its seats.' }),
        rows: Type.Array(
          Type.Object({
            label: Type.String({ examples: ['C'] }),
            seats: Type.Array(
              Type.Object({
                id: Type.Integer(),
                number: Type.Integer(),
                x: Type.Integer({ description: 'A seat is 20 wide.' }),
                y: Type.Integer({ description: 'Grows away from the stage.' }),
                kind: stringEnum(SEAT_KINDS),
                is_free: Type.Boolean({
                  description: 'False also for the seats that the basket of the visitor holds.',
                }),
              }),
            ),
          }),
          { description: 'From the front.' },
        ),
      }),
    ),
  },
  { $id: 'SeatingPlan' },
)

export const SEAT_SCHEMAS = [SeatSchema, ChosenSeatSchema, SeatingPlanSchema]

const EVENT_DATE_ID = /^[1-9]\d{0,8}$/

export const seatRoutes: FastifyPluginAsyncTypebox<{ database: Parameters<typeof seatStatements>[0] }> = async (
  app,
  { database },
) => {
  const queries = seatStatements(database)

  app.get(
    '/v1/api/events/:slug/:event_date_id/seats/',
    {
      config: itemCachePolicy('event', { maxAgeSeconds: MAX_AGE_SECONDS }),
      schema: {
        operationId: 'getSeatingPlan',
        tags: ['events'],
        description:
          'The numbered seats of an event date, the same for all visitors. Without numbered seats it is empty.',
        params: Type.Object({
          slug: Type.String({ maxLength: 200 }),
          event_date_id: Type.String({ maxLength: 100 }),
        }),
        response: { 200: schemaRef(SeatingPlanSchema), ...errorResponses(404) },
      },
    },
    async ({ params: { slug, event_date_id: id }, language }) => {
      const sections = EVENT_DATE_ID.test(id)
        ? await queries.findPlan({ slug, eventDateId: Number(id) }, language)
        : undefined
      if (sections === undefined) throw notFound()
      return { sections }
    },
  )
}
