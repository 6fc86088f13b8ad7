import { answerContactForm } from '@dabali/shop/answer-contact-form'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerContactForm)
