import { deleteReviewAction } from '../../../reviews/review-actions.ts'
import { storeFormRoute } from '../../../site.ts'

export const POST = storeFormRoute(deleteReviewAction)
