import { contactMetadata } from '@dabali/shop/contact-metadata'
import { ContactScreen } from '@dabali/shop/contact-screen'
import { CONTACT_PATH } from '@dabali/shop/paths'
import type { Metadata } from 'next'
import { shareMetadata } from '../../../found/share-metadata.ts'
import { Frame } from '../../../frame/frame.tsx'
import { pageLanguage } from '../../../i18n/language.ts'
import { readVisit } from '../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  return shareMetadata({ path: CONTACT_PATH, ...contactMetadata(await pageLanguage()) })
}

export default async function Page({ searchParams }: PageProps<'/[locale]/contact-us'>) {
  return (
    <Frame path={CONTACT_PATH}>
      <ContactScreen visit={await readVisit()} query={await searchParams} />
    </Frame>
  )
}
