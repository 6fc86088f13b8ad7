import { NotFoundScreen, notFoundMetadata, UnknownPathPage } from './errors/not-found-screen.tsx'
import { PageLayout } from './layout/page-layout.tsx'
import { store } from './request-context.ts'

/** What the pages that both sites have need from this one. */
export const storePages = { ...store, PageLayout, NotFoundScreen }
export const storeNotFound = { Page: UnknownPathPage, metadata: notFoundMetadata }
