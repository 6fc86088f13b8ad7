import { answerTakeOfferForm } from '@dabali/shop/answer-take-offer-form'
import { cultureFormRoute } from '../../../../../form-route.ts'

export const POST = cultureFormRoute(answerTakeOfferForm)
