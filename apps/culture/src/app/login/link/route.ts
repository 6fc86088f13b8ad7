import { answerMagicLinkForm } from '@dabali/shop/answer-magic-link-form'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerMagicLinkForm)
