import { OfflinePart } from '@dabali/shop/offline-part'
import { KeptPagesList } from '@dabali/site/kept-pages-list'
import { Frame } from '../frame/frame.tsx'
import { pageLanguage } from '../i18n/language.ts'

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
