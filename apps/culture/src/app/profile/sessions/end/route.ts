import { answerSessionForm } from '@dabali/shop/answer-session-form'
import { formRoute } from '../../../../form-route.ts'

export const POST = formRoute(answerSessionForm)
