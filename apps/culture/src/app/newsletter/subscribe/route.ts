import { answerSubscribeForm } from '@dabali/shop/answer-subscribe-form'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerSubscribeForm)
