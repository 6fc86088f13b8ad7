import { createFormRoute, type FormAction } from '@dabali/shop/form-action'
import { isSameOriginForm } from '@dabali/site/allowed-methods'
import { readEnvironment } from './env.ts'

export const storeForms = { apiOrigin: () => readEnvironment().apiOrigin, isOwnForm: isSameOriginForm }

/** Handles a form of the bookshop that is sent without a script. */
export const storeFormRoute = (answer: FormAction) => createFormRoute(answer, storeForms)
