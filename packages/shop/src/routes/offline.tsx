import type { Language } from '@dabali/domain'
import { OfflinePageList } from '@dabali/site/service-worker/offline-page-list'
import type { ComponentType, ReactNode } from 'react'
import { OfflinePart, offlineMetadata } from '../errors/error-parts.tsx'

type OfflineSite = {
  pageLanguage: () => Promise<Language>
  PageLayout: ComponentType<{ path: string; children: ReactNode }>
}

/** What the service worker shows in place of a page while there is no connection. */
export const offlinePage = ({ pageLanguage, PageLayout }: OfflineSite) => ({
  generateMetadata: async () => offlineMetadata(await pageLanguage()),
  Page: async () => (
    <PageLayout path="/offline">
      <OfflinePart
        language={await pageLanguage()}
        renderPages={(heading, className) => <OfflinePageList heading={heading} className={className} />}
      />
    </PageLayout>
  ),
})
