import { GiftScreen } from '@dabali/shop/gift-screen'
import { libraryMetadata } from '@dabali/shop/library-metadata'
import { libraryGiftPath } from '@dabali/shop/paths'
import { readGift } from '@dabali/shop/read-library'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { PageLayout } from '../../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => libraryMetadata(await pageLanguage(), 'titleGift')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/library/gift/[token]'>) {
  const token = decodeURIComponent((await params).token)
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readGift(visit, token))
  if (read.status === 404) return <NotFoundScreen path={libraryGiftPath(token)} />
  return (
    <PageLayout path={libraryGiftPath(token)}>
      <GiftScreen
        token={token}
        gift={read.status === 200 ? read.value : undefined}
        visit={visit}
        query={await searchParams}
      />
    </PageLayout>
  )
}
