import { LibraryItemScreen } from '@dabali/shop/library-item-screen'
import { libraryMetadata } from '@dabali/shop/library-metadata'
import { libraryItemPath } from '@dabali/shop/paths'
import { readLibraryItem } from '@dabali/shop/read-library'
import { loadForVisitor } from '@dabali/site/load-for-visitor'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../i18n/language.ts'
import { Frame } from '../../../../site/frame.tsx'
import { readVisit } from '../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => libraryMetadata(await pageLanguage(), 'titleItem')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/library/[id]'>) {
  const id = decodeURIComponent((await params).id)
  const visit = await readVisit()
  const read = await loadForVisitor(() => readLibraryItem(visit, id))
  if (read.status === 404) return <NotFoundScreen path={libraryItemPath(id)} missing="thing" />
  return (
    <Frame path={libraryItemPath(id)}>
      <LibraryItemScreen
        id={id}
        own={read.status === 200 ? read.value : undefined}
        visit={visit}
        query={await searchParams}
      />
    </Frame>
  )
}
