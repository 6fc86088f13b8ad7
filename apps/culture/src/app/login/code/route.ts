import { answerCodeForm } from '@dabali/shop/answer-code-form'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(answerCodeForm)
