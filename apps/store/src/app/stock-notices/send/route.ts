import { stockNoticeAction } from '../../../catalogue/stock-notice.tsx'
import { storeFormRoute } from '../../../site.ts'

export const POST = storeFormRoute(stockNoticeAction)
