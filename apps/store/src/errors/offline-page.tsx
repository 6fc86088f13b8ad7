import { OfflinePart } from '@dabali/shop/offline-part'
import { KeptPagesList } from '@dabali/site/kept-pages-list'
import { pageLanguage } from '../i18n/language.ts'
import { Frame } from '../site/frame.tsx'

/** What stands in for a page while there is no line. */
export async function OfflinePage() {
  return (
    <Frame path="/offline">
      <OfflinePart
        language={await pageLanguage()}
        keptPages={(heading, className) => <KeptPagesList heading={heading} className={className} />}
      />
    </Frame>
  )
}
