import { LibraryItemScreen } from '@dabali/shop/library-item-screen'
import { libraryMetadata } from '@dabali/shop/library-metadata'
import { libraryItemPath } from '@dabali/shop/paths'
import { readLibraryItem } from '@dabali/shop/read-library'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../i18n/language.ts'
import { PageLayout } from '../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => libraryMetadata(await pageLanguage(), 'titleItem')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/library/[id]'>) {
  const id = decodeURIComponent((await params).id)
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readLibraryItem(visit, id))
  if (read.status === 404) return <NotFoundScreen path={libraryItemPath(id)} />
  return (
    <PageLayout path={libraryItemPath(id)}>
      <LibraryItemScreen
        id={id}
        own={read.status === 200 ? read.value : undefined}
        visit={visit}
        query={await searchParams}
      />
    </PageLayout>
  )
}
