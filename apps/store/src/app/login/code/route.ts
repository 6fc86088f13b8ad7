import { answerCodeForm } from '@dabali/shop/answer-code-form'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(answerCodeForm)
