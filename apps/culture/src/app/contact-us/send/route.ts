import { answerContactForm } from '@dabali/shop/answer-contact-form'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(answerContactForm)
