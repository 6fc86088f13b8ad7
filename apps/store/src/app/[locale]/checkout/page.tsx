import { checkoutPath } from '@dabali/domain'
import { checkoutMetadata } from '@dabali/shop/checkout-metadata'
import { CheckoutScreen } from '@dabali/shop/checkout-screen'
import { pageLanguage } from '../../../i18n/language.ts'
import { PageLayout } from '../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export const generateMetadata = async () => checkoutMetadata(await pageLanguage())

export default async function Page({ searchParams }: PageProps<'/[locale]/checkout'>) {
  return (
    <PageLayout path={checkoutPath()}>
      <CheckoutScreen visit={await readRequestContext()} query={await searchParams} />
    </PageLayout>
  )
}
