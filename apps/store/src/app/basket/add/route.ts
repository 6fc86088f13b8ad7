import { answerAddForm } from '@dabali/shop/answer-add-form'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(answerAddForm)
