import { answerLookForm } from '@dabali/shop/answer-look-form'
import { formRoute } from '../../../../form-route.ts'

export const POST = formRoute(answerLookForm)
