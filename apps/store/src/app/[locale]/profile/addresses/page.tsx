import { accountMetadata } from '@dabali/shop/account-metadata'
import { AddressesScreen } from '@dabali/shop/addresses-screen'
import { ADDRESSES_PATH } from '@dabali/shop/paths'
import { pageLanguage } from '../../../../i18n/language.ts'
import { PageLayout } from '../../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export const generateMetadata = async () => accountMetadata(await pageLanguage(), 'addresses')

export default async function Page({ searchParams }: PageProps<'/[locale]/profile/addresses'>) {
  const visit = await readRequestContext()
  return (
    <PageLayout path={ADDRESSES_PATH}>
      <AddressesScreen visit={visit} query={await searchParams} />
    </PageLayout>
  )
}
