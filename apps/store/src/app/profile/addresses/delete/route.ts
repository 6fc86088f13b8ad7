import { answerDeleteAddressForm } from '@dabali/shop/answer-delete-address-form'
import { storeFormRoute } from '../../../../form-route.ts'

export const POST = storeFormRoute(answerDeleteAddressForm)
