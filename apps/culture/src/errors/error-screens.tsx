import { notFoundMetadata as metadataIn, NotFoundPart, UnavailablePart } from '@dabali/shop/error-parts'
import { HOME_PATH } from '@dabali/shop/paths'
import { mark404, pageFailureStatus } from '@dabali/site/load'
import type { Metadata } from 'next'
import { PageLayout } from '../layout/page-layout.tsx'
import { culture, pageLanguage } from '../request-context.ts'

type NotFoundScreenProps = {
  /** The path as the visitor asked for it, without its language. */
  path: string
  /** Whether there is no such page, or no such item on an existing page. */
  missing?: 'page' | 'thing'
}

/** The 404 screen. */
export async function NotFoundScreen({ path, missing = 'thing' }: NotFoundScreenProps) {
  // The paths of items are percent-encoded.
  const shown = missing === 'thing' ? decodeURIComponent(path) : path
  return (
    <PageLayout path={missing === 'thing' ? path : HOME_PATH}>
      <NotFoundPart site="culture" language={await pageLanguage()} path={shown} missing={missing} />
    </PageLayout>
  )
}

/** The page for unknown paths. */
async function UnknownPathPage({ path }: { path: string }) {
  await mark404()
  return <NotFoundScreen path={path} missing="page" />
}

export const notFoundMetadata = async (): Promise<Metadata> => metadataIn(await pageLanguage())

/** The screen of a page that could not be loaded. */
export async function UnavailableScreen({ path }: { path: string }) {
  return (
    <PageLayout path={path}>
      <UnavailablePart site="culture" language={await pageLanguage()} status={pageFailureStatus()} />
    </PageLayout>
  )
}

/** What the shared page factories need from this site. */
export const culturePages = { ...culture, PageLayout, NotFoundScreen }
export const cultureNotFound = { Page: UnknownPathPage, metadata: notFoundMetadata }
