import { answerProveForm } from '@dabali/shop/answer-prove-form'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(answerProveForm)
