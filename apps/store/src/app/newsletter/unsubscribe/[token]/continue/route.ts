import { answerUnsubscribeForm } from '@dabali/shop/answer-unsubscribe-form'
import { storeFormRoute } from '../../../../../form-route.ts'

export const POST = storeFormRoute(answerUnsubscribeForm)
