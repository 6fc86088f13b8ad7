import type { Metadata } from 'next'
import { basketMetadata } from '../basket/basket-messages.ts'
import { BasketScreen, piecesIn, readBasket } from '../basket/basket-screen.tsx'
import { BASKET_PATH } from '../paths.ts'
import { type LayoutSite, readPageRequest } from './visitor-page.tsx'

export const basketPage = ({ PageLayout, ...site }: LayoutSite) => ({
  generateMetadata: async (): Promise<Metadata> => basketMetadata(await site.pageLanguage()),
  async Page(props: Parameters<typeof readPageRequest>[1]) {
    const { visit, query } = await readPageRequest(site, props)
    const basket = await readBasket(visit)
    return (
      <PageLayout path={BASKET_PATH} count={piecesIn(basket)}>
        <BasketScreen visit={visit} basket={basket} query={query} />
      </PageLayout>
    )
  },
})
