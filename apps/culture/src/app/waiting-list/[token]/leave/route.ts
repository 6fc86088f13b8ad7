import { answerLeaveForm } from '@dabali/shop/answer-leave-form'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(answerLeaveForm)
