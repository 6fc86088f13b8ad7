import { UnavailablePart } from '@dabali/shop/failed-part'
import { pageFailureStatus } from '@dabali/site/load'
import { Frame } from '../frame/frame.tsx'
import { pageLanguage } from '../i18n/language.ts'

/** What a page shows when it could not be made. */
export async function UnavailableScreen({ path }: { path: string }) {
  return (
    <Frame path={path}>
      <UnavailablePart site="culture" language={await pageLanguage()} status={pageFailureStatus()} />
    </Frame>
  )
}
