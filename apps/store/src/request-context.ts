import { createRequestContext } from '@dabali/shop/routes/request-context'
import { locale } from 'next/root-params'
import { readEnvironment } from './env.ts'

/** The language of a page, who asks for it, and the address of this site. */
export const store = createRequestContext({ site: 'store', locale, readEnvironment })
export const { readRequestContext, pageSiteUrl } = store
