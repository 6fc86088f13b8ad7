import { TrackOrderScreen } from '../orders/order-screens.tsx'
import { ordersMetadata } from '../orders/orders-messages.ts'
import { TRACK_ORDER_PATH } from '../paths.ts'
import { visitorPage } from './visitor-page.tsx'

export const trackOrderPage = visitorPage({
  metadata: (language) => ordersMetadata(language, 'titleTrack'),
  path: TRACK_ORDER_PATH,
  screen: ({ visit, query }) => <TrackOrderScreen visit={visit} query={query} />,
})
