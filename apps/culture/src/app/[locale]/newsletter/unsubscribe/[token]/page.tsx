import { newsletterMetadata } from '@dabali/shop/newsletter-metadata'
import { unsubscribePath } from '@dabali/shop/paths'
import { UnsubscribeScreen } from '@dabali/shop/unsubscribe-screen'
import type { Metadata } from 'next'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { PageLayout } from '../../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  return newsletterMetadata(await pageLanguage())
}

export default async function Page({ params, searchParams }: PageProps<'/[locale]/newsletter/unsubscribe/[token]'>) {
  const { token } = await params
  return (
    <PageLayout path={unsubscribePath(token)}>
      <UnsubscribeScreen visit={await readRequestContext()} token={token} query={await searchParams} />
    </PageLayout>
  )
}
