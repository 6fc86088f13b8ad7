import { answerClaimForm } from '@dabali/shop/answer-claim-form'
import { formRoute } from '../../../../../form-route.ts'

export const POST = formRoute(answerClaimForm)
