import { languageOf } from '@dabali/domain'
import { GalleryScreen } from '@dabali/ui/gallery-screen'
import { locale } from 'next/root-params'

export const ensureStatic = 'navigation'
export const instant = false
export const metadata = { title: 'Components' }

/** In development only. */
export default async function Page() {
  return <GalleryScreen site="culture" language={languageOf(await locale())} />
}
