import { type AnswerForm, formRoute as formRouteOf } from '@dabali/shop/answer-form'
import { isSameOriginForm } from '@dabali/site/allowed-methods'
import { readEnvironment } from './env.ts'

/** Where a form of this site goes while no script has run. */
export const formRoute = (answer: AnswerForm) =>
  formRouteOf(answer, { apiOrigin: () => readEnvironment().apiOrigin, isOwnForm: isSameOriginForm })
