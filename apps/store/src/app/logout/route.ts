import { answerLogoutForm } from '@dabali/shop/answer-logout-form'
import { formRoute } from '../../form-route.ts'

export const POST = formRoute(answerLogoutForm)
