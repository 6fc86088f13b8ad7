import { answerMagicLinkForm } from '@dabali/shop/answer-magic-link-form'
import { storeFormRoute } from '../../../form-route.ts'

export const POST = storeFormRoute(answerMagicLinkForm)
