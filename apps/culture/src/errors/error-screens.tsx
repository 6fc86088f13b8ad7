import { notFoundMetadata as metadataIn, NotFoundPart, UnavailablePart } from '@dabali/shop/error-parts'
import { HOME_PATH } from '@dabali/shop/paths'
import { mark404, pageFailureStatus } from '@dabali/site/load'
import type { Metadata } from 'next'
import { PageLayout } from '../layout/page-layout.tsx'
import { pageLanguage } from '../request-context.ts'

type NotFoundScreenProps = {
  /** The path as the visitor asked for it, without its language. */
  path: string
  /** No page has this path, or the page that has it does not find what it is about. */
  missing?: 'page' | 'thing'
}

/** What is shown where nothing is. */
export async function NotFoundScreen({ path, missing = 'thing' }: NotFoundScreenProps) {
  // The paths of things are written for addresses.
  const shown = missing === 'thing' ? decodeURIComponent(path) : path
  return (
    <PageLayout path={missing === 'thing' ? path : HOME_PATH}>
      <NotFoundPart site="culture" language={await pageLanguage()} path={shown} missing={missing} />
    </PageLayout>
  )
}

/** A path that is no page of this site. */
export async function UnknownPathPage({ path }: { path: string }) {
  await mark404()
  return <NotFoundScreen path={path} missing="page" />
}

export const notFoundMetadata = async (): Promise<Metadata> => metadataIn(await pageLanguage())

/** What a page shows when it could not be made. */
export async function UnavailableScreen({ path }: { path: string }) {
  return (
    <PageLayout path={path}>
      <UnavailablePart site="culture" language={await pageLanguage()} status={pageFailureStatus()} />
    </PageLayout>
  )
}
