import { ConfirmSubscriptionScreen } from '@dabali/shop/confirm-subscription-screen'
import { newsletterMetadata } from '@dabali/shop/newsletter-metadata'
import { confirmSubscriptionPath } from '@dabali/shop/paths'
import type { Metadata } from 'next'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { PageLayout } from '../../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  return newsletterMetadata(await pageLanguage())
}

export default async function Page({ params, searchParams }: PageProps<'/[locale]/newsletter/confirm/[token]'>) {
  const { token } = await params
  return (
    <PageLayout path={confirmSubscriptionPath(token)}>
      <ConfirmSubscriptionScreen visit={await readRequestContext()} token={token} query={await searchParams} />
    </PageLayout>
  )
}
