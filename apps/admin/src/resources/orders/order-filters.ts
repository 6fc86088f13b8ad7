import type { View } from '../../layout/filters.tsx'

export const VIEWS: readonly View[] = [
  { label: 'resources.orders.views.all', filter: {} },
  { label: 'resources.orders.views.toPack', filter: { work: 'pack' } },
  { label: 'resources.orders.views.packed', filter: { fulfilment: 'packed' } },
  { label: 'resources.orders.views.shipped', filter: { fulfilment: 'shipped' } },
  { label: 'resources.orders.views.cancelled', filter: { status: 'Cancelled' } },
]
export const STATUSES = ['Pending', 'Being processed', 'Complete', 'Cancelled', 'Expired']
export const FULFILMENTS = ['unfulfilled', 'packed', 'shipped', 'delivered', 'granted', 'returned', 'revoked']
export const CHANNELS = ['online', 'box_office', 'guest_list']
