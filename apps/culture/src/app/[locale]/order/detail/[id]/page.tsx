import { ordersMetadata } from '@dabali/shop/orders-metadata'
import { OwnOrderScreen } from '@dabali/shop/own-order-screen'
import { orderDetailPath } from '@dabali/shop/paths'
import { readOwnOrder } from '@dabali/shop/read-orders'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { PageLayout } from '../../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ordersMetadata(await pageLanguage(), 'titleOrder')

export default async function Page({ params, searchParams }: PageProps<'/[locale]/order/detail/[id]'>) {
  const id = decodeURIComponent((await params).id)
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readOwnOrder(visit, id))
  if (read.status === 404) return <NotFoundScreen path={orderDetailPath(id)} />
  return (
    <PageLayout path={orderDetailPath(id)}>
      <OwnOrderScreen
        id={id}
        own={read.status === 200 ? read.value : undefined}
        visit={visit}
        query={await searchParams}
      />
    </PageLayout>
  )
}
