import { basketMetadata } from '@dabali/shop/basket-metadata'
import { BasketScreen, piecesIn, readBasket } from '@dabali/shop/basket-screen'
import { BASKET_PATH } from '@dabali/shop/paths'
import type { Metadata } from 'next'
import { pageLanguage } from '../../../i18n/language.ts'
import { PageLayout } from '../../../layout/page-layout.tsx'
import { readRequestContext } from '../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  return basketMetadata(await pageLanguage())
}

export default async function Page({ searchParams }: PageProps<'/[locale]/basket'>) {
  const visit = await readRequestContext()
  const basket = await readBasket(visit)
  return (
    <PageLayout path={BASKET_PATH} count={piecesIn(basket)}>
      <BasketScreen visit={visit} basket={basket} query={await searchParams} />
    </PageLayout>
  )
}
