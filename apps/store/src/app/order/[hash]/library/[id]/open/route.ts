import { answerOpenForm } from '@dabali/shop/answer-open-form'
import { storeFormRoute } from '../../../../../../form-route.ts'

export const POST = storeFormRoute(answerOpenForm)
