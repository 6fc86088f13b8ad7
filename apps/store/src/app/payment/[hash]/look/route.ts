import { answerLookForm } from '@dabali/shop/answer-look-form'
import { storeFormRoute } from '../../../../form-route.ts'

export const POST = storeFormRoute(answerLookForm)
