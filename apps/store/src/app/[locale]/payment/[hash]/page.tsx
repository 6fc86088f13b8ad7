import { paymentPath } from '@dabali/shop/paths'
import { PaymentScreen } from '@dabali/shop/payment-screen'
import { paymentsMetadata } from '@dabali/shop/payments-metadata'
import { readPayment } from '@dabali/shop/read-payment'
import { loadDynamic } from '@dabali/site/load'
import { NotFoundScreen } from '../../../../errors/not-found-screen.tsx'
import { pageLanguage } from '../../../../i18n/language.ts'
import { PageLayout } from '../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export const generateMetadata = async () => paymentsMetadata(await pageLanguage())

export default async function Page({ params, searchParams }: PageProps<'/[locale]/payment/[hash]'>) {
  const [visit, { hash }] = [await readRequestContext(), await params]
  const seen = await loadDynamic(() => readPayment(visit, hash))
  if (seen.status === 404) return <NotFoundScreen path={paymentPath(hash)} missing="thing" />
  return (
    <PageLayout path={paymentPath(hash)}>
      <PaymentScreen seen={seen.status === 200 ? seen.value : undefined} visit={visit} query={await searchParams} />
    </PageLayout>
  )
}
