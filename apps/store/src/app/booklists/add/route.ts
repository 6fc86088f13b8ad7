import { answerAddAllForm } from '@dabali/shop/answer-add-all-form'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerAddAllForm)
