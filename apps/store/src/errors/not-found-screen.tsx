import { notFoundMetadata as metadataIn } from '@dabali/shop/error-messages'
import { NotFoundPart } from '@dabali/shop/not-found-part'
import { HOME_PATH } from '@dabali/shop/paths'
import { mark404 } from '@dabali/site/load'
import type { Metadata } from 'next'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'

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
export async function UnknownPathPage({ path }: { path: string }) {
  await mark404()
  return <NotFoundScreen path={path} missing="page" />
}

export const notFoundMetadata = async (): Promise<Metadata> => metadataIn(await pageLanguage())
