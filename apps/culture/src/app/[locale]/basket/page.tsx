import { basketMetadata } from '@dabali/shop/basket-metadata'
import { BasketScreen, piecesIn, readBasket } from '@dabali/shop/basket-screen'
import { BASKET_PATH } from '@dabali/shop/paths'
import type { Metadata } from 'next'
import { Frame } from '../../../frame/frame.tsx'
import { pageLanguage } from '../../../i18n/language.ts'
import { readVisit } from '../../../visit.ts'

// Drawn for one visitor: nothing of it is made before somebody asks.
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  return basketMetadata(await pageLanguage())
}

export default async function Page({ searchParams }: PageProps<'/[locale]/basket'>) {
  const visit = await readVisit()
  const basket = await readBasket(visit)
  return (
    <Frame path={BASKET_PATH} count={piecesIn(basket)}>
      <BasketScreen visit={visit} basket={basket} query={await searchParams} />
    </Frame>
  )
}
