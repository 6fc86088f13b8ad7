import { answerCancelForm } from '@dabali/shop/answer-cancel-form'
import { formRoute } from '../../../../form-route.ts'

export const POST = formRoute(answerCancelForm)
