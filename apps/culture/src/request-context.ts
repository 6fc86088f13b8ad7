import { createRequestContext } from '@dabali/shop/routes/visitor-page'
import { locale } from 'next/root-params'
import { readEnvironment } from './site.ts'

/** The language of the page that is being rendered, the visitor who asks for it, and the origin of this site. */
export const culture = createRequestContext({ site: 'culture', locale, readEnvironment })
export const { readRequestContext, pageSiteUrl, pageLanguage } = culture
