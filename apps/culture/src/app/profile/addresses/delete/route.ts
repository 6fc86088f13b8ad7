import { answerDeleteAddressForm } from '@dabali/shop/answer-delete-address-form'
import { formRoute } from '../../../../form-route.ts'

export const POST = formRoute(answerDeleteAddressForm)
