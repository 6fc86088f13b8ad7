import type { Metadata } from 'next'
import { ContactScreen, contactMetadata } from '../contact/contact-screen.tsx'
import { CONTACT_PATH } from '../paths.ts'
import { type LayoutSite, readPageRequest } from './visitor-page.tsx'

type ContactSite = LayoutSite & {
  shareMetadata: (page: { path: string; title: string; description: string }) => Promise<Metadata>
}

export const contactPage = ({ PageLayout, shareMetadata, ...site }: ContactSite) => ({
  generateMetadata: async () => shareMetadata({ path: CONTACT_PATH, ...contactMetadata(await site.pageLanguage()) }),
  async Page(props: Parameters<typeof readPageRequest>[1]) {
    const { context, query } = await readPageRequest(site, props)
    return (
      <PageLayout path={CONTACT_PATH}>
        <ContactScreen context={context} query={query} />
      </PageLayout>
    )
  },
})
