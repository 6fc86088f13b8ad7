import { ticketTransferPage } from '@dabali/shop/routes/tickets'
import { storePages } from '../../../../../layout/site-pages.tsx'

const route = ticketTransferPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page
