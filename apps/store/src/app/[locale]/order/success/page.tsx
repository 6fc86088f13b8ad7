import { OrderSuccessScreen } from '@dabali/shop/order-success-screen'
import { ordersMetadata } from '@dabali/shop/orders-metadata'
import { ORDER_SUCCESS_PATH } from '@dabali/shop/paths'
import { readOrder } from '@dabali/shop/read-orders'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../i18n/language.ts'
import { PageLayout } from '../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ordersMetadata(await pageLanguage(), 'titleSuccess')

export default async function Page({ searchParams }: PageProps<'/[locale]/order/success'>) {
  const visit = await readRequestContext()
  const { order: hash } = await searchParams
  const read = await loadDynamic(async () => (typeof hash === 'string' ? readOrder(visit, hash) : 'none'))
  if (read.status === 404) return <NotFoundScreen path={ORDER_SUCCESS_PATH} missing="thing" />
  return (
    <PageLayout path={ORDER_SUCCESS_PATH}>
      <OrderSuccessScreen order={read.status === 200 ? read.value : undefined} visit={visit} />
    </PageLayout>
  )
}
