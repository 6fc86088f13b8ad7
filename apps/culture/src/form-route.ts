import { createFormRoute, type FormAction } from '@dabali/shop/form-action'
import { isSameOriginForm } from '@dabali/site/routing'
import { readEnvironment } from './env.ts'

export const cultureForms = { apiOrigin: () => readEnvironment().apiOrigin, isOwnForm: isSameOriginForm }

/** Handles a form of the culture site that is sent without a script. */
export const cultureFormRoute = (answer: FormAction) => createFormRoute(answer, cultureForms)
