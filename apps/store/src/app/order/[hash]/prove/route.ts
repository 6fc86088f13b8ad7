import { answerProveForm } from '@dabali/shop/answer-prove-form'
import { formRoute } from '../../../../form-route.ts'

export const POST = formRoute(answerProveForm)
