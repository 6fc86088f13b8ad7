import { ordersMetadata } from '@dabali/shop/orders-metadata'
import { orderReceiptPath } from '@dabali/shop/paths'
import { readReceipt } from '@dabali/shop/read-orders'
import { ReceiptScreen } from '@dabali/shop/receipt-screen'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { PageLayout } from '../../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ordersMetadata(await pageLanguage(), 'titleReceipt')

export default async function Page({ params }: PageProps<'/[locale]/order/[hash]/receipt'>) {
  const hash = decodeURIComponent((await params).hash)
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readReceipt(visit, hash))
  if (read.status === 404) return <NotFoundScreen path={orderReceiptPath(hash)} />
  return (
    <PageLayout path={orderReceiptPath(hash)}>
      <ReceiptScreen hash={hash} receipt={read.status === 200 ? read.value : undefined} visit={visit} />
    </PageLayout>
  )
}
