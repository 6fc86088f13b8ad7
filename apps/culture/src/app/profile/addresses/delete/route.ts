import { answerDeleteAddressForm } from '@dabali/shop/answer-delete-address-form'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(answerDeleteAddressForm)
