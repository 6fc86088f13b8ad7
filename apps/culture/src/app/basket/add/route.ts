import { answerAddForm } from '@dabali/shop/answer-add-form'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(answerAddForm)
