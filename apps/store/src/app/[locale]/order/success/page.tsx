import { OrderSuccessScreen } from '@dabali/shop/order-success-screen'
import { ordersMetadata } from '@dabali/shop/orders-metadata'
import { ORDER_SUCCESS_PATH } from '@dabali/shop/paths'
import { readOrder } from '@dabali/shop/read-orders'
import type { Metadata } from 'next'
import { pageLanguage } from '../../../../i18n/language.ts'
import { Frame } from '../../../../site/frame.tsx'
import { readVisit } from '../../../../visit.ts'

export const instant = false
export const generateMetadata = async (): Promise<Metadata> => ordersMetadata(await pageLanguage(), 'titleSuccess')

export default async function Page({ searchParams }: PageProps<'/[locale]/order/success'>) {
  const visit = await readVisit()
  const { order: hash } = await searchParams
  // An order that cannot be read is no reason to say less than that it is in.
  const order = typeof hash === 'string' ? await readOrder(visit, hash).catch(() => undefined) : undefined
  return (
    <Frame path={ORDER_SUCCESS_PATH}>
      <OrderSuccessScreen order={order} visit={visit} />
    </Frame>
  )
}
