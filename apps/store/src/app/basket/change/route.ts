import { answerChangeForm } from '@dabali/shop/answer-change-form'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(answerChangeForm)
