import { answerJoinForm } from '@dabali/shop/answer-join-form'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(answerJoinForm)
