import { ordersMetadata } from '@dabali/shop/orders-metadata'
import { orderThanksPath } from '@dabali/shop/paths'
import { readOrder } from '@dabali/shop/read-orders'
import { ThanksScreen } from '@dabali/shop/thanks-screen'
import { loadDynamic } from '@dabali/site/load'
import type { Metadata } from 'next'
import { NotFoundScreen } from '../../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../../i18n/language.ts'
import { PageLayout } from '../../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ordersMetadata(await pageLanguage(), 'titleThanks')

export default async function Page({ params }: PageProps<'/[locale]/order/thanks/[hash]'>) {
  const hash = decodeURIComponent((await params).hash)
  const visit = await readRequestContext()
  const read = await loadDynamic(() => readOrder(visit, hash))
  if (read.status === 404) return <NotFoundScreen path={orderThanksPath(hash)} missing="thing" />
  return (
    <PageLayout path={orderThanksPath(hash)}>
      <ThanksScreen order={read.status === 200 ? read.value : undefined} visit={visit} />
    </PageLayout>
  )
}
