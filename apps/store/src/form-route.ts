import { type AnswerForm, formRoute } from '@dabali/shop/answer-form'
import { isSameOriginForm } from '@dabali/site/allowed-methods'
import { readEnvironment } from './env.ts'

export const storeForms = { apiOrigin: () => readEnvironment().apiOrigin, isOwnForm: isSameOriginForm }

/** Handles a form of the bookshop that is sent without a script. */
export const storeFormRoute = (answer: AnswerForm) => formRoute(answer, storeForms)
