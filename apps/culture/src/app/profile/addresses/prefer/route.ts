import { answerPreferAddressForm } from '@dabali/shop/answer-prefer-address-form'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(answerPreferAddressForm)
