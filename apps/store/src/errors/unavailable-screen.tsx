import { UnavailablePart } from '@dabali/shop/unavailable-part'
import { pageLanguage } from '../i18n/language.ts'
import { Frame } from '../site/frame.tsx'

/** What a page shows when it could not be made. */
export async function UnavailableScreen({ path }: { path: string }) {
  return (
    <Frame path={path}>
      <UnavailablePart site="store" language={await pageLanguage()} />
    </Frame>
  )
}
