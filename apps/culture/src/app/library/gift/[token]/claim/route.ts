import { answerClaimForm } from '@dabali/shop/answer-claim-form'
import { cultureFormRoute } from '../../../../../form-route.ts'

export const POST = cultureFormRoute(answerClaimForm)
