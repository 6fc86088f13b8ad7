import { basketPage } from '@dabali/shop/routes/basket'
import { EmptyCartOffers } from '../../../catalogue/shelf.tsx'
import { storePages } from '../../../layout/site-pages.tsx'

const route = basketPage({ ...storePages, EmptyCartOffers })

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page
