import { answerClaimForm } from '@dabali/shop/answer-claim-form'
import { storeFormRoute } from '../../../../../form-route.ts'

export const POST = storeFormRoute(answerClaimForm)
