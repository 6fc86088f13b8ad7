import { PRODUCT_CLASSES, type ProductClass } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { RatingSchema } from '../catalogue/product-card.ts'
import type { Language } from '../http/language.ts'
import { cleanLine, cleanText, textProblem, validateFields } from '../http/request-body.ts'
import { pageOf, schemaRef, stringEnum } from '../http/schemas.ts'

export const STATUSES = ['published', 'pending', 'hidden'] as const
type ReviewStatus = (typeof STATUSES)[number]

export const REPORT_REASONS = ['spam', 'offensive', 'spoiler', 'other'] as const

export type ReviewRow = ReviewInput & {
  id: string
  account_id: string
  status: ReviewStatus
  reason: string
  num_helpful: number
  created_at: Date
  updated_at: Date
  product: { slug: string; product_class: ProductClass; language: Language }
  is_verified: boolean
  open_reports: number
}

type ReportRow = { reason: (typeof REPORT_REASONS)[number]; note: string; reported_at: string }
export type ModeratedRow = ReviewRow & { reports: ReportRow[] }

const LONGEST = { name: 60, title: 120, text: 4000, reason: 500 }
/** Longer bodies are refused before they are cleaned. */
const LONGEST_INPUT = 10_000

const language = stringEnum(['en', 'ne'], { description: 'The language of the review.' })
const time = Type.String({ format: 'date-time' })
const input = Type.String({ maxLength: LONGEST_INPUT })

export const ReviewInputSchema = Type.Object(
  {
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    name: Type.String({ maxLength: LONGEST_INPUT, description: 'The name to show, at most 60 characters.' }),
    title: Type.Optional(input),
    text: Type.Optional(input),
    language,
  },
  { $id: 'ReviewInput' },
)

export type ReviewInput = { stars: number; name: string; title: string; text: string; language: Language }

/** The texts as they are stored, or 400. */
export function parseReview(
  { stars, name, title = '', text = '', language }: Static<typeof ReviewInputSchema>,
  visitorLanguage: Language,
): ReviewInput {
  const review = { stars, name: cleanLine(name), title: cleanLine(title), text: cleanText(text), language }
  validateFields(
    {
      name: textProblem(review.name, LONGEST.name),
      title: textProblem(review.title, LONGEST.title, { isRequired: false }),
      text: textProblem(review.text, LONGEST.text, { isRequired: false }),
    },
    visitorLanguage,
  )
  return review
}

/** The reason that staff give, or the note of a report. */
export function parseReason(field: string, text: string, { isRequired, visitorLanguage }: ReasonRules): string {
  const reason = cleanText(text)
  validateFields({ [field]: textProblem(reason, LONGEST.reason, { isRequired }) }, visitorLanguage)
  return reason
}
type ReasonRules = { isRequired: boolean; visitorLanguage: Language }

/** An address of a website, with or without its scheme. */
const LINK = /https?:\/\/|www\.|[a-z0-9-]\.(?:com|net|org|info|biz|np|xyz|shop|online)(?![a-z])/i

const hasLink = ({ name, title, text }: Pick<ReviewInput, 'name' | 'title' | 'text'>) =>
  [name, title, text].some((each) => LINK.test(each))

/** A review is published at once, unless it has a link, was reported, or staff hid it before it was changed. */
export const statusAfterEdit = (
  review: Pick<ReviewInput, 'name' | 'title' | 'text'>,
  { isHidden, isReported }: { isHidden: boolean; isReported: boolean },
): ReviewStatus => (hasLink(review) || isHidden || isReported ? 'pending' : 'published')

const shown = {
  id: Type.String(),
  stars: Type.Integer(),
  name: Type.String(),
  title: Type.String(),
  text: Type.String({ description: 'Plain text with line breaks.' }),
  language,
  is_verified: Type.Boolean({ description: 'Its author has bought the work and not returned it.' }),
  num_helpful: Type.Integer(),
  product: Type.Object(
    { slug: Type.String(), product_class: stringEnum(PRODUCT_CLASSES), language: stringEnum(['en', 'ne']) },
    { description: 'The format that its author bought.' },
  ),
  created_at: time,
  updated_at: time,
}

const ReviewSchema = Type.Object(shown, { $id: 'Review' })

const own = {
  ...shown,
  status: stringEnum(STATUSES, { description: 'pending: waits for staff. Only published reviews are shown.' }),
  reason: Type.String({ description: 'Why staff hid it; otherwise empty.' }),
}

export const OwnReviewSchema = Type.Object(own, { $id: 'OwnReview' })

export const ModeratedReviewSchema = Type.Object(
  {
    ...own,
    reports: Type.Array(Type.Object({ reason: stringEnum(REPORT_REASONS), note: Type.String(), reported_at: time }), {
      description: 'The oldest first.',
    }),
    open_reports: Type.Integer({ description: 'Reports since staff last decided.' }),
  },
  { $id: 'ModeratedReview' },
)

export const ReviewPageSchema = Type.Object({
  ...pageOf(schemaRef(ReviewSchema)).properties,
  rating: schemaRef(RatingSchema),
  languages: Type.Object({ en: Type.Integer(), ne: Type.Integer() }, { description: 'Reviews in each language.' }),
})

export const OwnReviewStateSchema = Type.Object({
  can_write: Type.Boolean({ description: 'Only buyers can write a review; its author can always change it.' }),
  review: Type.Union([schemaRef(OwnReviewSchema), Type.Null()]),
  helpful: Type.Array(Type.String(), { description: 'The reviews that the account marked as helpful.' }),
  reported: Type.Array(Type.String(), { description: 'The reviews that the account reported.' }),
})

export const REVIEW_SCHEMAS = [ReviewInputSchema, ReviewSchema, OwnReviewSchema, ModeratedReviewSchema]

export const toReview = (row: ReviewRow): Static<typeof ReviewSchema> => ({
  id: row.id,
  stars: row.stars,
  name: row.name,
  title: row.title,
  text: row.text,
  language: row.language,
  is_verified: row.is_verified,
  num_helpful: row.num_helpful,
  product: row.product,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export const toOwnReview = (row: ReviewRow): Static<typeof OwnReviewSchema> => ({
  ...toReview(row),
  status: row.status,
  reason: row.status === 'hidden' ? row.reason : '',
})

export const toModeratedReview = (row: ModeratedRow): Static<typeof ModeratedReviewSchema> => ({
  ...toOwnReview(row),
  open_reports: row.open_reports,
  reports: row.reports.map(({ reported_at, ...report }) => ({
    ...report,
    reported_at: new Date(reported_at).toISOString(),
  })),
})
