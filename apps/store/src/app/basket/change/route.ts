import { answerChangeForm } from '@dabali/shop/answer-change-form'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerChangeForm)
