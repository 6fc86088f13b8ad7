import { answerProfileForm } from '@dabali/shop/answer-profile-form'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(answerProfileForm)
