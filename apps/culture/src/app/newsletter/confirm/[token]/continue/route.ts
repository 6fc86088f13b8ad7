import { answerConfirmForm } from '@dabali/shop/answer-confirm-form'
import { formRoute } from '../../../../../form-route.ts'

export const POST = formRoute(answerConfirmForm)
