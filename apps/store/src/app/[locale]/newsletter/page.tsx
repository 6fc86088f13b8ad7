import { newsletterMetadata } from '@dabali/shop/newsletter-metadata'
import { NewsletterScreen } from '@dabali/shop/newsletter-screen'
import { NEWSLETTER_PATH } from '@dabali/shop/paths'
import type { Metadata } from 'next'
import { pageLanguage } from '../../../i18n/language.ts'
import { PageLayout } from '../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  return newsletterMetadata(await pageLanguage())
}

export default async function Page({ searchParams }: PageProps<'/[locale]/newsletter'>) {
  return (
    <PageLayout path={NEWSLETTER_PATH}>
      <NewsletterScreen visit={await readRequestContext()} query={await searchParams} />
    </PageLayout>
  )
}
