import { answerLoginHere } from '@dabali/shop/answer-login-here'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerLoginHere)
