import { ordersMetadata } from '@dabali/shop/orders-metadata'
import { OrdersScreen } from '@dabali/shop/orders-screen'
import { ORDERS_PATH } from '@dabali/shop/paths'
import { readOrders } from '@dabali/shop/read-orders'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../i18n/language.ts'
import { PageLayout } from '../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ordersMetadata(await pageLanguage(), 'titleOrders')

export default async function Page({ searchParams }: PageProps<'/[locale]/orders'>) {
  const visit = await readRequestContext()
  const { page } = await searchParams
  const read = await loadDynamic(() => readOrders(visit, Number(page) || 1))
  if (read.status === 404) return <NotFoundScreen path={ORDERS_PATH} />
  return (
    <PageLayout path={ORDERS_PATH}>
      <OrdersScreen own={read.status === 200 ? read.value : undefined} visit={visit} />
    </PageLayout>
  )
}
