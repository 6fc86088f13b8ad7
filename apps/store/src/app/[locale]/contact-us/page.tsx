import { contactMetadata } from '@dabali/shop/contact-metadata'
import { ContactScreen } from '@dabali/shop/contact-screen'
import { CONTACT_PATH } from '@dabali/shop/paths'
import type { Metadata } from 'next'
import { pageLanguage } from '../../../i18n/language.ts'
import { PageLayout } from '../../../layout/page-layout.tsx'
import { shareMetadata } from '../../../seo/share-metadata.ts'
import { readRequestContext } from '../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  return shareMetadata({ path: CONTACT_PATH, ...contactMetadata(await pageLanguage()) })
}

export default async function Page({ searchParams }: PageProps<'/[locale]/contact-us'>) {
  return (
    <PageLayout path={CONTACT_PATH}>
      <ContactScreen visit={await readRequestContext()} query={await searchParams} />
    </PageLayout>
  )
}
