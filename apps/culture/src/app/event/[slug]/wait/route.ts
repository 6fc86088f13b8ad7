import { answerJoinForm } from '@dabali/shop/answer-join-form'
import { formRoute } from '../../../../form-route.ts'

export const POST = formRoute(answerJoinForm)
