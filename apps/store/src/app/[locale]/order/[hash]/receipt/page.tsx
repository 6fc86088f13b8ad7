import { ordersMetadata } from '@dabali/shop/orders-metadata'
import { orderReceiptPath } from '@dabali/shop/paths'
import { readReceipt } from '@dabali/shop/read-orders'
import { ReceiptScreen } from '@dabali/shop/receipt-screen'
import { loadForVisitor } from '@dabali/site/load-for-visitor'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { Frame } from '../../../../../site/frame.tsx'
import { readVisit } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ordersMetadata(await pageLanguage(), 'titleReceipt')

export default async function Page({ params }: PageProps<'/[locale]/order/[hash]/receipt'>) {
  const hash = decodeURIComponent((await params).hash)
  const visit = await readVisit()
  const read = await loadForVisitor(() => readReceipt(visit, hash))
  if (read.status === 404) return <NotFoundScreen path={orderReceiptPath(hash)} missing="thing" />
  return (
    <Frame path={orderReceiptPath(hash)}>
      <ReceiptScreen hash={hash} receipt={read.status === 200 ? read.value : undefined} visit={visit} />
    </Frame>
  )
}
