import { answerLogoutForm } from '@dabali/shop/answer-logout-form'
import { cultureFormRoute } from '../../form-route.ts'

export const POST = cultureFormRoute(answerLogoutForm)
