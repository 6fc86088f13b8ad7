import { answerCancelForm } from '@dabali/shop/answer-cancel-form'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(answerCancelForm)
