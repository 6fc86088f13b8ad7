import { answerDeleteAccountForm } from '@dabali/shop/answer-delete-account-form'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerDeleteAccountForm)
