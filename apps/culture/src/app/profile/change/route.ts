import { answerProfileForm } from '@dabali/shop/answer-profile-form'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(answerProfileForm)
