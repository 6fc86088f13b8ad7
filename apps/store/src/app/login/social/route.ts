import { answerSocialForm } from '@dabali/shop/answer-social-form'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerSocialForm)
