import { answerSocialForm } from '@dabali/shop/answer-social-form'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(answerSocialForm)
