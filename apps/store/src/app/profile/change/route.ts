import { answerProfileForm } from '@dabali/shop/answer-profile-form'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerProfileForm)
