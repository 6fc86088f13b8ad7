import { answerOpenForm } from '@dabali/shop/answer-open-form'
import { formRoute } from '../../../../../../form-route.ts'

export const POST = formRoute(answerOpenForm)
