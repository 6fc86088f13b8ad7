import { libraryMetadata } from '@dabali/shop/library-metadata'
import { ListenScreen } from '@dabali/shop/listen-screen'
import { listenPath } from '@dabali/shop/paths'
import { readListening } from '@dabali/shop/read-listening'
import { loadForVisitor } from '@dabali/site/load-for-visitor'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { Frame } from '../../../../../site/frame.tsx'
import { readVisit } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => libraryMetadata(await pageLanguage(), 'titleListen')

export default async function Page({ params }: PageProps<'/[locale]/library/[id]/listen'>) {
  const id = decodeURIComponent((await params).id)
  const visit = await readVisit()
  const read = await loadForVisitor(() => readListening(visit, id))
  if (read.status === 404) return <NotFoundScreen path={listenPath(id)} missing="thing" />
  return (
    <Frame path={listenPath(id)}>
      <ListenScreen id={id} own={read.status === 200 ? read.value : undefined} visit={visit} />
    </Frame>
  )
}
