import { answerTicketsForm } from '@dabali/shop/answer-tickets-form'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(answerTicketsForm)
