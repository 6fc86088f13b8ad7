import { answerMagicLoginForm } from '@dabali/shop/answer-magic-login-form'
import { storeFormRoute } from '../../../../../form-route.ts'

export const POST = storeFormRoute(answerMagicLoginForm)
