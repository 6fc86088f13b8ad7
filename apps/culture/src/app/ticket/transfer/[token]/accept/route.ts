import { answerAcceptForm } from '@dabali/shop/answer-accept-form'
import { formRoute } from '../../../../../form-route.ts'

export const POST = formRoute(answerAcceptForm)
