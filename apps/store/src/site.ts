import { createFormRoute, type FormAction } from '@dabali/shop/form-action'
import { createServerClient } from '@dabali/shop/request-context'
import { createRequestContext } from '@dabali/shop/routes/request-context'
import { readSiteEnvironment } from '@dabali/site/env'
import { storeStatusInDigest } from '@dabali/site/page-status'
import { isSameOriginForm } from '@dabali/site/routing'
import { locale } from 'next/root-params'

/** The configuration of the store, read from the environment. */
export const readEnvironment = () => readSiteEnvironment('store')

/** The language of the page, its visitor, and the address of the store. */
export const store = createRequestContext({ site: 'store', locale, readEnvironment })
export const { pageLanguage, pageSiteUrl, readRequestContext } = store

/** A client for public data. The API origin is read on each call, because it is not known when the site is built. */
export function serverClient() {
  const { apiOrigin, internalSecret } = readEnvironment()
  return createServerClient({ apiOrigin, internalSecret, onError: storeStatusInDigest })
}

export const storeForms = { apiOrigin: () => readEnvironment().apiOrigin, isOwnForm: isSameOriginForm }

/** The route handler of a form that is posted without scripts. */
export const storeFormRoute = (action: FormAction) => createFormRoute(action, storeForms)
