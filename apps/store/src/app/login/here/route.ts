import { answerLoginHere } from '@dabali/shop/answer-login-here'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(answerLoginHere)
