import { answerContactForm } from '@dabali/shop/answer-contact-form'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(answerContactForm)
