import { answerSocialReturnForm } from '@dabali/shop/answer-social-return-form'
import { storeFormRoute } from '../../../../../../form-route.ts'

export const POST = storeFormRoute(answerSocialReturnForm)
