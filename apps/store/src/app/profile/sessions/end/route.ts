import { answerSessionForm } from '@dabali/shop/answer-session-form'
import { storeFormRoute } from '../../../../form-route.ts'

export const POST = storeFormRoute(answerSessionForm)
