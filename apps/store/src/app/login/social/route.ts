import { answerSocialForm } from '@dabali/shop/answer-social-form'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(answerSocialForm)
