import { ordersMetadata } from '@dabali/shop/orders-metadata'
import { orderThanksPath } from '@dabali/shop/paths'
import { readOrder } from '@dabali/shop/read-orders'
import { ThanksScreen } from '@dabali/shop/thanks-screen'
import { loadForVisitor } from '@dabali/site/load-for-visitor'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { Frame } from '../../../../../frame/frame.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { readVisit } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ordersMetadata(await pageLanguage(), 'titleThanks')

export default async function Page({ params }: PageProps<'/[locale]/order/thanks/[hash]'>) {
  const hash = decodeURIComponent((await params).hash)
  const visit = await readVisit()
  const read = await loadForVisitor(() => readOrder(visit, hash))
  if (read.status === 404) return <NotFoundScreen path={orderThanksPath(hash)} />
  return (
    <Frame path={orderThanksPath(hash)}>
      <ThanksScreen order={read.status === 200 ? read.value : undefined} visit={visit} />
    </Frame>
  )
}
