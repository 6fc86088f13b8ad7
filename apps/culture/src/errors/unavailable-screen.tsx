import { UnavailablePart } from '@dabali/shop/failed-part'
import { pageFailureStatus } from '@dabali/site/load'
import { pageLanguage } from '../i18n/language.ts'
import { PageLayout } from '../layout/page-layout.tsx'

/** What a page shows when it could not be made. */
export async function UnavailableScreen({ path }: { path: string }) {
  return (
    <PageLayout path={path}>
      <UnavailablePart site="culture" language={await pageLanguage()} status={pageFailureStatus()} />
    </PageLayout>
  )
}
