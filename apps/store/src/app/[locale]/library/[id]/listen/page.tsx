import { libraryMetadata } from '@dabali/shop/library-metadata'
import { ListenScreen } from '@dabali/shop/listen-screen'
import { listenPath } from '@dabali/shop/paths'
import { readListening } from '@dabali/shop/read-listening'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { PageLayout } from '../../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => libraryMetadata(await pageLanguage(), 'titleListen')

export default async function Page({ params }: PageProps<'/[locale]/library/[id]/listen'>) {
  const id = decodeURIComponent((await params).id)
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readListening(visit, id))
  if (read.status === 404) return <NotFoundScreen path={listenPath(id)} missing="thing" />
  return (
    <PageLayout path={listenPath(id)}>
      <ListenScreen id={id} own={read.status === 200 ? read.value : undefined} visit={visit} />
    </PageLayout>
  )
}
