import { answerPreferAddressForm } from '@dabali/shop/answer-prefer-address-form'
import { formRoute } from '../../../../form-route.ts'

export const POST = formRoute(answerPreferAddressForm)
