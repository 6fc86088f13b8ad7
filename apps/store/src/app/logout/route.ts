import { answerLogoutForm } from '@dabali/shop/answer-logout-form'
import { storeFormRoute } from '../../form-route.ts'

export const POST = storeFormRoute(answerLogoutForm)
