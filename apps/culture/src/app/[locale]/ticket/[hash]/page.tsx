import { ticketPage } from '@dabali/shop/routes/tickets'
import { culturePages } from '../../../../errors/error-screens.tsx'

const route = ticketPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page
