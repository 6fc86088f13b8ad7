import { paymentSuccessPage } from '@dabali/shop/routes/payment'
import { culturePages } from '../../../../errors/error-screens.tsx'

const route = paymentSuccessPage(culturePages)

export const instant = false
export const generateMetadata = route.generateMetadata
export default route.Page
