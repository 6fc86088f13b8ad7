import { ticketTransferPage } from '@dabali/shop/routes/tickets'
import { culturePages } from '../../../../../errors/error-screens.tsx'

const route = ticketTransferPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page
