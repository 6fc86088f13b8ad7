import { ticketTransferPage } from '@dabali/shop/routes/ticket-transfer'
import { storePages } from '../../../../../layout/site-pages.tsx'

const route = ticketTransferPage(storePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page
