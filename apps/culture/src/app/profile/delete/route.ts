import { answerDeleteAccountForm } from '@dabali/shop/answer-delete-account-form'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(answerDeleteAccountForm)
