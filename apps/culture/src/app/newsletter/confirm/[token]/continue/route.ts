import { answerConfirmForm } from '@dabali/shop/answer-confirm-form'
import { cultureFormRoute } from '../../../../../form-route.ts'

export const POST = cultureFormRoute(answerConfirmForm)
