import { ordersMetadata } from '@dabali/shop/orders-metadata'
import { OrdersScreen } from '@dabali/shop/orders-screen'
import { ORDERS_PATH } from '@dabali/shop/paths'
import { readOrders } from '@dabali/shop/read-orders'
import { loadForVisitor } from '@dabali/site/load-for-visitor'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../errors/not-found-screen.tsx'
import { Frame } from '../../../frame/frame.tsx'
import { pageLanguage } from '../../../i18n/language.ts'
import { readVisit } from '../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ordersMetadata(await pageLanguage(), 'titleOrders')

export default async function Page({ searchParams }: PageProps<'/[locale]/orders'>) {
  const visit = await readVisit()
  const { page } = await searchParams
  const read = await loadForVisitor(() => readOrders(visit, Number(page) || 1))
  if (read.status === 404) return <NotFoundScreen path={ORDERS_PATH} />
  return (
    <Frame path={ORDERS_PATH}>
      <OrdersScreen own={read.status === 200 ? read.value : undefined} visit={visit} />
    </Frame>
  )
}
