import {
  ApiError,
  deleteReview,
  markReviewHelpful,
  type ReviewInput,
  reportReview,
  saveReview,
  unmarkReviewHelpful,
} from '@dabali/api-client'
import { languageOf } from '@dabali/domain'
import {
  draftCookieNames,
  draftCookies,
  failedStatus,
  type PostedForm,
  readDraftCookies,
  redirectAfterFailure,
} from '@dabali/shop/form-action'
import { reviewFormPath, reviewsPath } from '../paths.ts'

const COOKIE = 'dabali_review'

export const REVIEW_DRAFT_COOKIES = draftCookieNames(COOKIE)

type ReviewDraft = Pick<ReviewInput, 'name' | 'title' | 'text' | 'language'> & { stars: string; product: string }

/** What was typed for a product, from the values of its cookies. */
export function readReviewDraft(pieces: readonly (string | undefined)[], product: string): ReviewDraft | undefined {
  const read = readDraftCookies(pieces)
  const field = (name: keyof ReviewDraft) => String(read[name] ?? '')
  if (field('product') !== product) return undefined
  return {
    ...{ product, stars: field('stars'), name: field('name'), title: field('title'), text: field('text') },
    language: languageOf(field('language')),
  }
}

/** Saves the review of the visitor; after a failure the form is shown again with what was typed. */
export async function saveReviewAction(posted: PostedForm): Promise<string> {
  const { client, text, setCookie } = posted
  const product = text('product')
  const draft: ReviewDraft = {
    ...{ product, stars: text('stars'), name: text('name'), title: text('title'), text: text('text') },
    language: languageOf(text('review_language')),
  }
  try {
    if (!/^[1-5]$/.test(draft.stars)) throw new ApiError(400, { stars: [''] })
    const { product: _, stars, ...texts } = draft
    const { status } = await saveReview(client, { product, ...texts, stars: Number(stars) })
    draftCookies(COOKIE, undefined).forEach(setCookie)
    return reviewsPath(product, { saved: status })
  } catch (error) {
    const status = failedStatus(error)
    draftCookies(COOKIE, draft).forEach(setCookie)
    if (status === 401) return redirectAfterFailure(posted, error, reviewFormPath(product), '401')
    const fields = status === 400 && error instanceof ApiError ? Object.keys(Object(error.body)) : []
    return `${reviewFormPath(product)}?${new URLSearchParams([['problem', String(status)], ...fields.map((name) => ['field', name])])}`
  }
}

export const deleteReviewAction = (posted: PostedForm) =>
  act(posted, { deleted: '1' }, (product) => deleteReview(posted.client, { product }))

/** Marks a review as helpful, or takes the mark back. */
export const voteAction = (posted: PostedForm) => {
  const [id, isHelpful] = [posted.text('review'), posted.text('helpful') === '1']
  const vote = isHelpful ? markReviewHelpful : unmarkReviewHelpful
  return act(posted, { voted: isHelpful ? '1' : '0' }, () => vote(posted.client, { id }))
}

const REASONS = ['spam', 'offensive', 'spoiler', 'other'] as const

export const reportAction = (posted: PostedForm) => {
  const { client, text } = posted
  const reason = REASONS.find((each) => each === text('reason')) ?? 'other'
  return act(posted, { reported: '1' }, () => reportReview(client, { id: text('review'), reason, note: text('note') }))
}

/** Redirects to the reviews with the result; without a login to the login, which leads back there. */
async function act(posted: PostedForm, result: Record<string, string>, send: (product: string) => Promise<unknown>) {
  const product = posted.text('product')
  try {
    await send(product)
    return reviewsPath(product, result)
  } catch (error) {
    const status = failedStatus(error)
    if (status === 401) return redirectAfterFailure(posted, error, reviewsPath(product), '401')
    return reviewsPath(product, { problem: String(status) })
  }
}
