import { answerAcceptForm } from '@dabali/shop/answer-accept-form'
import { cultureFormRoute } from '../../../../../form-route.ts'

export const POST = cultureFormRoute(answerAcceptForm)
