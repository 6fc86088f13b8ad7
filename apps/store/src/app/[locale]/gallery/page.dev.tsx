import { languageOf } from '@dabali/domain'
import { GalleryScreen } from '@dabali/ui/gallery-screen'
import { locale } from 'next/root-params'

export const ensureStatic = 'navigation'
export const instant = false
export const metadata = { title: 'Components' }

/** Only in development. */
export default async function Page() {
  return <GalleryScreen site="store" language={languageOf(await locale())} />
}
