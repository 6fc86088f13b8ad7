import { type AnswerForm, formRoute as formRouteOf } from '@dabali/shop/answer-form'
import { isOwnForm } from '@dabali/site/own-form'
import { readEnvironment } from './env.ts'

/** Where a form of this site goes while no script has run. */
export const formRoute = (answer: AnswerForm) =>
  formRouteOf(answer, { apiOrigin: () => readEnvironment().apiOrigin, isOwnForm })
