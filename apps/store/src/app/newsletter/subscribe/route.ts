import { answerSubscribeForm } from '@dabali/shop/answer-subscribe-form'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(answerSubscribeForm)
