import type { Metadata } from 'next'
import { basketMetadata } from '../basket/basket-messages.ts'
import { BasketScreen, countItems, readBasket } from '../basket/basket-screen.tsx'
import { BASKET_PATH } from '../paths.ts'
import { type LayoutSite, readPageRequest } from './visitor-page.tsx'

export const basketPage = ({ PageLayout, ...site }: LayoutSite) => ({
  generateMetadata: async (): Promise<Metadata> => basketMetadata(await site.pageLanguage()),
  async Page(props: Parameters<typeof readPageRequest>[1]) {
    const { context, query } = await readPageRequest(site, props)
    const basket = await readBasket(context)
    return (
      <PageLayout path={BASKET_PATH} count={countItems(basket)}>
        <BasketScreen context={context} basket={basket} query={query} />
      </PageLayout>
    )
  },
})
