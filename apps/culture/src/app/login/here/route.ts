import { answerLoginHere } from '@dabali/shop/answer-login-here'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(answerLoginHere)
