import { GiftScreen } from '@dabali/shop/gift-screen'
import { libraryMetadata } from '@dabali/shop/library-metadata'
import { libraryGiftPath } from '@dabali/shop/paths'
import { readGift } from '@dabali/shop/read-library'
import { loadForVisitor } from '@dabali/site/load-for-visitor'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { Frame } from '../../../../../frame/frame.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { readVisit } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => libraryMetadata(await pageLanguage(), 'titleGift')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/library/gift/[token]'>) {
  const token = decodeURIComponent((await params).token)
  const visit = await readVisit()
  const read = await loadForVisitor(() => readGift(visit, token))
  if (read.status === 404) return <NotFoundScreen path={libraryGiftPath(token)} />
  return (
    <Frame path={libraryGiftPath(token)}>
      <GiftScreen
        token={token}
        gift={read.status === 200 ? read.value : undefined}
        visit={visit}
        query={await searchParams}
      />
    </Frame>
  )
}
