import { answerUnsubscribeForm } from '@dabali/shop/answer-unsubscribe-form'
import { cultureFormRoute } from '../../../../../form-route.ts'

export const POST = cultureFormRoute(answerUnsubscribeForm)
