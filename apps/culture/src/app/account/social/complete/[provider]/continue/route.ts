import { answerSocialReturnForm } from '@dabali/shop/answer-social-return-form'
import { cultureFormRoute } from '../../../../../../form-route.ts'

export const POST = cultureFormRoute(answerSocialReturnForm)
