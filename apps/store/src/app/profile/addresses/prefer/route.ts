import { answerPreferAddressForm } from '@dabali/shop/answer-prefer-address-form'
import { storeFormRoute } from '../../../../form-route.ts'

export const POST = storeFormRoute(answerPreferAddressForm)
