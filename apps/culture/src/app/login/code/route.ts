import { answerCodeForm } from '@dabali/shop/answer-code-form'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerCodeForm)
