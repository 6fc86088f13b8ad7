import { answerDeleteAccountForm } from '@dabali/shop/answer-delete-account-form'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(answerDeleteAccountForm)
