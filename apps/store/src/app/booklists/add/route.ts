import { answerAddAllForm } from '@dabali/shop/answer-add-all-form'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(answerAddAllForm)
