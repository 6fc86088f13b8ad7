import { answerUnsubscribeForm } from '@dabali/shop/answer-unsubscribe-form'
import { formRoute } from '../../../../../form-route.ts'

export const POST = formRoute(answerUnsubscribeForm)
