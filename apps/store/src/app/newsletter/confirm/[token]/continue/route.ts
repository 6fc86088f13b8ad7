import { answerConfirmForm } from '@dabali/shop/answer-confirm-form'
import { storeFormRoute } from '../../../../../form-route.ts'

export const POST = storeFormRoute(answerConfirmForm)
