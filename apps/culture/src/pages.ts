import { NotFoundScreen, notFoundMetadata, UnknownPathPage } from './errors/error-screens.tsx'
import { PageLayout } from './layout/page-layout.tsx'
import { culture } from './request-context.ts'

/** What the shared page factories need from this site. */
export const culturePages = { ...culture, PageLayout, NotFoundScreen }
export const cultureNotFound = { Page: UnknownPathPage, metadata: notFoundMetadata }
