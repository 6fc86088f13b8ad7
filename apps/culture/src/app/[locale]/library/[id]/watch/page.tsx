import { libraryMetadata } from '@dabali/shop/library-metadata'
import { watchPath } from '@dabali/shop/paths'
import { readWatching } from '@dabali/shop/read-watching'
import { WatchScreen } from '@dabali/shop/watch-screen'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { PageLayout } from '../../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => libraryMetadata(await pageLanguage(), 'titleWatch')

export default async function Page({ params }: PageProps<'/[locale]/library/[id]/watch'>) {
  const id = decodeURIComponent((await params).id)
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readWatching(visit, id))
  if (read.status === 404) return <NotFoundScreen path={watchPath(id)} />
  return (
    <PageLayout path={watchPath(id)}>
      <WatchScreen id={id} own={read.status === 200 ? read.value : undefined} visit={visit} />
    </PageLayout>
  )
}
