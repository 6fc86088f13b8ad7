import { answerChangeForm } from '@dabali/shop/answer-change-form'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(answerChangeForm)
