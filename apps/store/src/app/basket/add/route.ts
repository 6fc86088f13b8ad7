import { answerAddForm } from '../../../basket/answer-add-form.ts'

/** Where the add-to-cart form goes while no script has run. */
export const POST = answerAddForm
