import { notFoundMetadata as metadataIn, NotFoundPart, UnavailablePart } from '@dabali/shop/error-parts'
import { HOME_PATH } from '@dabali/shop/paths'
import { mark404, pageFailureStatus } from '@dabali/site/load'
import type { Metadata } from 'next'
import { pageLanguage, store } from '../site.ts'
import { PageLayout } from './page-layout.tsx'

type NotFoundScreenProps = {
  /** The requested path without its language. */
  path: string
  /** `page` if no route has this path, `thing` if its item does not exist. */
  missing: 'page' | 'thing'
}

/** The page for status 404. */
export async function NotFoundScreen({ path, missing }: NotFoundScreenProps) {
  return (
    <PageLayout path={missing === 'thing' ? path : HOME_PATH}>
      <NotFoundPart site="store" language={await pageLanguage()} path={path} missing={missing} />
    </PageLayout>
  )
}

/** A path that is no page of this site. */
async function UnknownPathPage({ path }: { path: string }) {
  await mark404()
  return <NotFoundScreen path={path} missing="page" />
}

export const notFoundMetadata = async (): Promise<Metadata> => metadataIn(await pageLanguage())

/** The page for data that could not be loaded. */
export async function UnavailableScreen({ path }: { path: string }) {
  return (
    <PageLayout path={path}>
      <UnavailablePart site="store" language={await pageLanguage()} status={pageFailureStatus()} />
    </PageLayout>
  )
}

/** What the routes of `packages/shop` need from this site. */
export const storePages = { ...store, PageLayout, NotFoundScreen }
export const storeNotFound = { Page: UnknownPathPage, metadata: notFoundMetadata }
