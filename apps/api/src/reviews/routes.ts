import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { onlyLoggedIn, requireAccount } from '../account/sessions.ts'
import { findByProductKey } from '../catalogue/detail/to-product.ts'
import { toRating } from '../catalogue/product-card.ts'
import { businessRefusal, notFound } from '../errors/api-error.ts'
import { errorResponses, isUuid, PageQuery, schemaRef, stringEnum, toPage, windowOf } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import type { RateLimitQueries } from '../rate-limit/queries.ts'
import type { ReviewQueries } from './queries.ts'
import {
  OwnReviewSchema,
  OwnReviewStateSchema,
  parseReason,
  parseReview,
  REPORT_REASONS,
  ReviewInputSchema,
  ReviewPageSchema,
  toOwnReview,
  toReview,
} from './review.ts'

const HOUR_SECONDS = 60 * 60
const MOST_SAVED = 30
const MOST_VOTES = 100
const MOST_REPORTS = 30

const tags = ['reviews']
const PRODUCT_PATH = '/v1/api/products/:product/reviews/'
const OWN_PATH = `${PRODUCT_PATH}own/`
const HELPFUL_PATH = '/v1/api/reviews/:id/helpful/'
const ofProduct = Type.Object({ product: Type.String({ description: 'The id or slug of the product.' }) })
const ofReview = Type.Object({ id: Type.String({ maxLength: 100 }) })
const HelpfulSchema = Type.Object({ num_helpful: Type.Integer(), is_helpful: Type.Boolean() })

type Settings = { reviews: ReviewQueries; limits: RateLimitQueries }

/** Reviews of products: for everyone to read, for buyers to write. */
export const reviewRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { reviews, limits }) => {
  const findReviewed = (product: string, below: string) =>
    findByProductKey({ product, below: `reviews/${below}` }, reviews.findReviewed)

  /** The account and the key of the work. */
  async function readOwn(request: FastifyRequest<{ Params: { product: string } }>) {
    const { id: account } = await requireAccount(request)
    const { work_key: work } = await findReviewed(request.params.product, 'own/')
    return { account, work }
  }

  /** The account, for a published review that it has not written. */
  async function readOther(request: FastifyRequest<{ Params: { id: string } }>, act: Act) {
    const { language, params } = request
    const { id: account } = await requireAccount(request)
    const { what, most, own } = act
    await limits.limit({ key: `review ${what} by ${account}`, most, seconds: HOUR_SECONDS, language })
    const author = isUuid(params.id) ? await reviews.findAuthor(params.id) : undefined
    if (author === undefined) throw notFound()
    if (author === account) throw businessRefusal(MESSAGES[language].reviews[own], 'own_review')
    return account
  }

  app.get(
    PRODUCT_PATH,
    {
      config: { publicCache: true },
      schema: {
        operationId: 'listReviews',
        tags,
        description: 'All formats of a work have the same reviews.',
        params: ofProduct,
        querystring: Type.Object({
          ...PageQuery.properties,
          language: Type.Optional(stringEnum(['en', 'ne', ''], { description: 'The language of the reviews.' })),
          sort: Type.Optional(
            stringEnum(['newest', 'helpful', ''], { description: 'Default: the most helpful first.' }),
          ),
        }),
        response: { 200: ReviewPageSchema, ...errorResponses(301, 400, 404) },
      },
    },
    async ({ params, query }) => {
      const { slug, work_key: work, review_counts } = await findReviewed(params.product, '')
      const language = query.language || null
      const sort = query.sort || 'helpful'
      const { languages, rows } = await reviews.listReviews({ work, language, sort, ...windowOf(query) })
      const count = language === null ? languages.en + languages.ne : languages[language]
      const path = `/v1/api/products/${encodeURIComponent(slug)}/reviews/`
      const filters = { language: query.language || undefined, sort: query.sort || undefined }
      return {
        ...toPage(path, query, count, rows.map(toReview), filters),
        rating: toRating(review_counts),
        languages,
      }
    },
  )

  app.get(
    OWN_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'getOwnReview',
        tags,
        params: ofProduct,
        response: { 200: OwnReviewStateSchema, ...errorResponses(301, 401, 404) },
      },
    },
    async (request) => {
      const { review, has_bought, helpful, reported } = await reviews.findOwnState(await readOwn(request))
      return {
        can_write: has_bought || review !== undefined,
        review: review ? toOwnReview(review) : null,
        helpful,
        reported,
      }
    },
  )

  app.put(
    OWN_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'saveReview',
        tags,
        description:
          'Published at once, unless it has a link. A hidden or reported review waits for staff after a change.',
        params: ofProduct,
        body: schemaRef(ReviewInputSchema),
        response: {
          200: schemaRef(OwnReviewSchema),
          201: schemaRef(OwnReviewSchema),
          ...errorResponses(301, 400, 401, 403, 404, 406, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { language } = request
      const own = await readOwn(request)
      const input = parseReview(request.body, language)
      const limit = { key: `review saved by ${own.account}`, most: MOST_SAVED, seconds: HOUR_SECONDS, language }
      await limits.limit(limit)
      const saved = await reviews.saveReview({ ...own, input })
      if (!saved) throw businessRefusal(MESSAGES[language].reviews.notBought, 'not_bought')
      return reply.code(saved.isNew ? 201 : 200).send(toOwnReview(saved.review))
    },
  )

  app.delete(
    OWN_PATH,
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'deleteReview',
        tags,
        params: ofProduct,
        response: { 204: Type.Null(), ...errorResponses(301, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      await reviews.deleteReview(await readOwn(request))
      return reply.code(204).send(null)
    },
  )

  for (const { method, operationId, isHelpful } of [
    { method: 'PUT', operationId: 'markReviewHelpful', isHelpful: true },
    { method: 'DELETE', operationId: 'unmarkReviewHelpful', isHelpful: false },
  ]) {
    app.route({
      method,
      url: HELPFUL_PATH,
      preValidation: onlyLoggedIn,
      schema: {
        operationId,
        tags,
        params: ofReview,
        response: { 200: HelpfulSchema, ...errorResponses(401, 403, 404, 406, 429) },
      },
      async handler(request) {
        const account = await readOther(request, VOTE)
        const num_helpful = await reviews.setHelpful({ id: request.params.id, account, isHelpful })
        return { num_helpful, is_helpful: isHelpful }
      },
    })
  }

  app.post(
    '/v1/api/reviews/:id/reports/',
    {
      preValidation: onlyLoggedIn,
      schema: {
        operationId: 'reportReview',
        tags,
        description: 'A review that three accounts have reported waits for staff.',
        params: ofReview,
        body: Type.Object({
          reason: stringEnum(REPORT_REASONS),
          note: Type.Optional(Type.String({ maxLength: 2000 })),
        }),
        response: { 204: Type.Null(), ...errorResponses(400, 401, 403, 404, 406, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { body, language, params } = request
      const account_id = await readOther(request, REPORT)
      const note = parseReason('note', body.note ?? '', { isRequired: false, visitorLanguage: language })
      await reviews.addReport({ review_id: params.id, account_id, reason: body.reason, note })
      return reply.code(204).send(null)
    },
  )
}

type Act = { what: string; most: number; own: 'ownVote' | 'ownReport' }
const VOTE: Act = { what: 'votes', most: MOST_VOTES, own: 'ownVote' }
const REPORT: Act = { what: 'reports', most: MOST_REPORTS, own: 'ownReport' }
