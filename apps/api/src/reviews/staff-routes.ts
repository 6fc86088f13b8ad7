import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ApiError, notFound } from '../errors/api-error.ts'
import { errorResponses, isUuid, PageQuery, pageOf, schemaRef, stringEnum, toPage, windowOf } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { staffActor } from '../staff/access.ts'
import type { ReviewQueries } from './queries.ts'
import { ModeratedReviewSchema, parseReason, STATUSES, toModeratedReview } from './review.ts'

const PATH = '/v1/api/staff/reviews/'
const tags = ['staff']

/** Moderation of reviews. */
export const staffReviewRoutes: FastifyPluginAsyncTypebox<{ reviews: ReviewQueries }> = async (app, { reviews }) => {
  app.get(
    PATH,
    {
      config: { permission: 'reviews.read' },
      schema: {
        operationId: 'listStaffReviews',
        tags,
        querystring: Type.Object({
          ...PageQuery.properties,
          status: Type.Optional(
            stringEnum(['open', 'pending', 'reported', 'hidden'], {
              description:
                'open, the default: pending reviews, and published ones with a report that staff have not answered.',
            }),
          ),
        }),
        response: { 200: pageOf(schemaRef(ModeratedReviewSchema)), ...errorResponses(400, 401, 403) },
      },
    },
    async ({ query }) => {
      const { count, rows } = await reviews.listModerated({ filter: query.status ?? 'open', ...windowOf(query) })
      return toPage(PATH, query, count, rows.map(toModeratedReview), { status: query.status })
    },
  )

  app.post(
    `${PATH}:id/`,
    {
      config: { permission: 'reviews.moderate' },
      schema: {
        operationId: 'moderateReview',
        tags,
        description:
          'Hiding needs a reason, which the author sees. A review gets 409 that has another state by now than `seen_status`, or another `updated_at` than `seen_at`.',
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        body: Type.Object({
          is_hidden: Type.Boolean(),
          reason: Type.Optional(Type.String({ maxLength: 2000 })),
          seen_status: Type.Optional(stringEnum(STATUSES)),
          seen_at: Type.Optional(Type.String({ format: 'date-time' })),
        }),
        response: { 200: schemaRef(ModeratedReviewSchema), ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const by = await staffActor(request)
      const { body, params, language: visitorLanguage } = request
      const { is_hidden: isHidden } = body
      const reason = parseReason('reason', body.reason ?? '', { isRequired: isHidden, visitorLanguage })
      const change = { id: params.id, by, isHidden, reason, seenStatus: body.seen_status, seenAt: body.seen_at }
      const review = isUuid(params.id) ? await reviews.moderate(change) : undefined
      if (!review) throw notFound()
      if (review === 'changed')
        throw new ApiError(409, { detail: MESSAGES[visitorLanguage].staff.changed, code: 'version_conflict' })
      return toModeratedReview(review)
    },
  )
}
