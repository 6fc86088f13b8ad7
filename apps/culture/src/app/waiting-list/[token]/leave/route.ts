import { answerLeaveForm } from '@dabali/shop/answer-leave-form'
import { formRoute } from '../../../../form-route.ts'

export const POST = formRoute(answerLeaveForm)
