import { answerSubscribeForm } from '@dabali/shop/answer-subscribe-form'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(answerSubscribeForm)
