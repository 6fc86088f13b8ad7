import { answerLookForm } from '@dabali/shop/answer-look-form'
import { cultureFormRoute } from '../../../../form-route.ts'

export const POST = cultureFormRoute(answerLookForm)
