import { answerTrackForm } from '@dabali/shop/answer-track-form'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(answerTrackForm)
