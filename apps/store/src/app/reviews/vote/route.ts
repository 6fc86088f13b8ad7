import { voteAction } from '../../../reviews/review-actions.ts'
import { storeFormRoute } from '../../../site.ts'

export const POST = storeFormRoute(voteAction)
