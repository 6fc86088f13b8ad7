import { OfflinePart } from '@dabali/shop/offline-part'
import { OfflinePageList } from '@dabali/site/service-worker/offline-page-list'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'

/** What stands in for a page while there is no line. */
export async function OfflinePage() {
  return (
    <PageLayout path="/offline">
      <OfflinePart
        language={await pageLanguage()}
        keptPages={(heading, className) => <OfflinePageList heading={heading} className={className} />}
      />
    </PageLayout>
  )
}
