import { libraryMetadata } from '@dabali/shop/library-metadata'
import { watchPath } from '@dabali/shop/paths'
import { readWatching } from '@dabali/shop/read-watching'
import { WatchScreen } from '@dabali/shop/watch-screen'
import { loadForVisitor } from '@dabali/site/load-for-visitor'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { Frame } from '../../../../../frame/frame.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { readVisit } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => libraryMetadata(await pageLanguage(), 'titleWatch')

export default async function Page({ params }: PageProps<'/[locale]/library/[id]/watch'>) {
  const id = decodeURIComponent((await params).id)
  const visit = await readVisit()
  const read = await loadForVisitor(() => readWatching(visit, id))
  if (read.status === 404) return <NotFoundScreen path={watchPath(id)} />
  return (
    <Frame path={watchPath(id)}>
      <WatchScreen id={id} own={read.status === 200 ? read.value : undefined} visit={visit} />
    </Frame>
  )
}
