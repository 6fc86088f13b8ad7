import { orderTicketsPage } from '@dabali/shop/routes/tickets'
import { culturePages } from '../../../../../errors/error-screens.tsx'

const route = orderTicketsPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page
