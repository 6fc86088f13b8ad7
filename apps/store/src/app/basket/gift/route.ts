import { answerGiftForm } from '../../../catalogue/book-gift.ts'
import { formRoute } from '../../../form-route.ts'

export const POST = formRoute(answerGiftForm)
