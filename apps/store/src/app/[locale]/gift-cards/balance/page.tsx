import { giftCardBalancePage } from '../../../../gift-cards/gift-card-pages.tsx'
import { storePages } from '../../../../layout/site-pages.tsx'

export { balanceMetadata as generateMetadata } from '../../../../gift-cards/gift-card-pages.tsx'

export const instant = false
export default giftCardBalancePage(storePages).Page
