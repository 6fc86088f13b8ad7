import { libraryMetadata } from '@dabali/shop/library-metadata'
import { readLibraryQuery } from '@dabali/shop/library-query'
import { LibraryScreen } from '@dabali/shop/library-screen'
import { LIBRARY_PATH } from '@dabali/shop/paths'
import { readLibrary } from '@dabali/shop/read-library'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { pageLanguage } from '../../../i18n/language.ts'
import { PageLayout } from '../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => libraryMetadata(await pageLanguage(), 'titleLibrary')

export default async function Page({ searchParams }: PageProps<'/[locale]/library'>) {
  const visit = await readRequestContext()
  const query = readLibraryQuery(await searchParams)
  const read = await loadDynamic(() => readLibrary(visit, query))
  return (
    <PageLayout path={LIBRARY_PATH}>
      <LibraryScreen own={read.status === 200 ? read.value : undefined} query={query} visit={visit} />
    </PageLayout>
  )
}
