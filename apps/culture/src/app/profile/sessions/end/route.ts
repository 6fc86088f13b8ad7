import { answerSessionForm } from '@dabali/shop/answer-session-form'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(answerSessionForm)
