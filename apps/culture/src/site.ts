import { createPublicClient } from '@dabali/shop/routes/visitor-page'
import { readSiteEnvironment } from '@dabali/site/env'
import { FORMS_PATH, isSameOriginForm } from '@dabali/site/routing'

/** Everything that this site reads from its environment. */
export const readEnvironment = () => readSiteEnvironment('culture')

/** Calls of the culture site for content that is the same for every visitor. */
export const serverClient = createPublicClient(readEnvironment)

export const cultureForms = {
  path: FORMS_PATH,
  api: readEnvironment,
  isOwnForm: isSameOriginForm,
}
