import { answerSaveAddressForm } from '@dabali/shop/answer-save-address-form'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(answerSaveAddressForm)
