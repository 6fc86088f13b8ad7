import { answerProveForm } from '@dabali/shop/answer-prove-form'
import { storeFormRoute } from '../../../../form-route.ts'

export const POST = storeFormRoute(answerProveForm)
