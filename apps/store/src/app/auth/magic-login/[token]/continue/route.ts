import { answerMagicLoginForm } from '@dabali/shop/answer-magic-login-form'
import { formRoute } from '../../../../../form-route.ts'

export const POST = formRoute(answerMagicLoginForm)
