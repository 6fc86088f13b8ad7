import { orderTicketsPage } from '@dabali/shop/routes/tickets'
import { storePages } from '../../../../../layout/site-pages.tsx'

const route = orderTicketsPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page
