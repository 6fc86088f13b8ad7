import { PaymentOutcomeScreen } from '@dabali/shop/payment-outcome-screen'
import { paymentsMetadata } from '@dabali/shop/payments-metadata'
import { pageLanguage } from '../../../../i18n/language.ts'
import { PageLayout } from '../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export const generateMetadata = async () => paymentsMetadata(await pageLanguage())

export default async function Page({ searchParams }: PageProps<'/[locale]/payment/failure'>) {
  return (
    <PageLayout path="/payment/failure">
      <PaymentOutcomeScreen visit={await readRequestContext()} outcome="failure" query={await searchParams} />
    </PageLayout>
  )
}
