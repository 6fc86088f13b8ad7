import { answerOpenForm } from '@dabali/shop/answer-open-form'
import { cultureFormRoute } from '../../../../../../form-route.ts'

export const POST = cultureFormRoute(answerOpenForm)
