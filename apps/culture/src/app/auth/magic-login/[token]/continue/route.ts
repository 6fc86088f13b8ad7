import { answerMagicLoginForm } from '@dabali/shop/answer-magic-login-form'
import { cultureFormRoute } from '../../../../../form-route.ts'

export const POST = cultureFormRoute(answerMagicLoginForm)
