import { answerTrackForm } from '@dabali/shop/answer-track-form'
import { storeFormRoute } from '../../../../form-route.ts'

export const POST = storeFormRoute(answerTrackForm)
