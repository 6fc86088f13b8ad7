import { answerSocialReturnForm } from '@dabali/shop/answer-social-return-form'
import { formRoute } from '../../../../../../form-route.ts'

export const POST = formRoute(answerSocialReturnForm)
