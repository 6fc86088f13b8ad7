import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { basketMetadata } from '../basket/basket-messages.ts'
import { BasketScreen, countItems, readBasket } from '../basket/basket-screen.tsx'
import { BASKET_PATH } from '../paths.ts'
import { type LayoutSite, readPageRequest } from './visitor-page.tsx'

type BasketSite = LayoutSite & {
  /** What an empty cart offers. */
  EmptyCartOffers?: ComponentType
}

export const basketPage = ({ PageLayout, EmptyCartOffers, ...site }: BasketSite) => ({
  generateMetadata: async (): Promise<Metadata> => basketMetadata(await site.pageLanguage()),
  async Page(props: Parameters<typeof readPageRequest>[1]) {
    const { context, query } = await readPageRequest(site, props)
    const basket = await readBasket(context)
    return (
      <PageLayout path={BASKET_PATH} count={countItems(basket)}>
        <BasketScreen context={context} basket={basket} query={query} />
        {basket?.lines.length === 0 && EmptyCartOffers && <EmptyCartOffers />}
      </PageLayout>
    )
  },
})
