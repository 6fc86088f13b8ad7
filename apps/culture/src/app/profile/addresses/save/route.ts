import { answerSaveAddressForm } from '@dabali/shop/answer-save-address-form'
import { formRoute } from '../../../../form-route.ts'

export const POST = formRoute(answerSaveAddressForm)
