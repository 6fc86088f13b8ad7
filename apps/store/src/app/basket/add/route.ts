import { answerAddForm } from '@dabali/shop/answer-add-form'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerAddForm)
