import { giftCardsPage } from '../../../gift-cards/gift-card-pages.tsx'
import { storePages } from '../../../layout/site-pages.tsx'

export { giftCardsMetadata as generateMetadata } from '../../../gift-cards/gift-card-pages.tsx'

export const instant = false
export default giftCardsPage(storePages).Page
