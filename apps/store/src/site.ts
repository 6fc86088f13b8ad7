import { createPublicClient, createRequestContext } from '@dabali/shop/routes/visitor-page'
import { readSiteEnvironment } from '@dabali/site/env'
import { FORMS_PATH, isSameOriginForm } from '@dabali/site/routing'
import { locale } from 'next/root-params'

/** The configuration of the store, read from the environment. */
export const readEnvironment = () => readSiteEnvironment('store')

/** The language of the page, its visitor, and the address of the store. */
export const store = createRequestContext({ site: 'store', locale, readEnvironment })
export const { pageLanguage, pageSiteUrl, readRequestContext } = store

/** Calls of the store for public data. */
export const serverClient = createPublicClient(readEnvironment)

export const storeForms = {
  path: FORMS_PATH,
  api: readEnvironment,
  isOwnForm: isSameOriginForm,
}
