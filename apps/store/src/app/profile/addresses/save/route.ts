import { answerSaveAddressForm } from '@dabali/shop/answer-save-address-form'
import { storeFormRoute } from '../../../../form-route.ts'

export const POST = storeFormRoute(answerSaveAddressForm)
