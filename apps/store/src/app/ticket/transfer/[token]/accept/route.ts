import { answerAcceptForm } from '@dabali/shop/answer-accept-form'
import { storeFormRoute } from '../../../../../form-route.ts'

export const POST = storeFormRoute(answerAcceptForm)
