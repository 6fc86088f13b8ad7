import { answerTrackForm } from '@dabali/shop/answer-track-form'
import { formRoute } from '../../../../form-route.ts'

export const POST = formRoute(answerTrackForm)
