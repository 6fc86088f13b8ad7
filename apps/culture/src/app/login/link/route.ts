import { answerMagicLinkForm } from '@dabali/shop/answer-magic-link-form'
import { cultureFormRoute } from '../../../form-route.ts'

export const POST = cultureFormRoute(answerMagicLinkForm)
