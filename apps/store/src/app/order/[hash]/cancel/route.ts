import { answerCancelForm } from '@dabali/shop/answer-cancel-form'
import { storeFormRoute } from '../../../../form-route.ts'

export const POST = storeFormRoute(answerCancelForm)
