import { answerTakeOfferForm } from '@dabali/shop/answer-take-offer-form'
import { formRoute } from '../../../../../form-route.ts'

export const POST = formRoute(answerTakeOfferForm)
