import { notFoundMetadata as metadataIn, NotFoundPart, UnavailablePart } from '@dabali/shop/error-parts'
import { HOME_PATH } from '@dabali/shop/paths'
import { mark404, pageFailureStatus } from '@dabali/site/load'
import type { Metadata } from 'next'
import { pageLanguage, store } from '../site.ts'
import { PageLayout } from './page-layout.tsx'

type NotFoundScreenProps = {
  /** The path as the visitor asked for it, without its language. */
  path: string
  /** No page has this path, or the page that has it does not find what it is about. */
  missing: 'page' | 'thing'
}

/** What is shown where nothing is. */
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

/** What a page shows when it could not be made. */
export async function UnavailableScreen({ path }: { path: string }) {
  return (
    <PageLayout path={path}>
      <UnavailablePart site="store" language={await pageLanguage()} status={pageFailureStatus()} />
    </PageLayout>
  )
}

/** What the pages that both sites have need from this one. */
export const storePages = { ...store, PageLayout, NotFoundScreen }
export const storeNotFound = { Page: UnknownPathPage, metadata: notFoundMetadata }
