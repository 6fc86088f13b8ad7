import { answerTicketsForm } from '@dabali/shop/answer-tickets-form'
import { formRoute } from '../../../../form-route.ts'

export const POST = formRoute(answerTicketsForm)
