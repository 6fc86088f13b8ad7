import { getStaffOrder, listStaffOrders } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

const TO_PACK = { work: 'pack' } as const

/** Orders that have something to pack, and the screen that packs one of them. */
export const packing: AdminResource = {
  name: 'packing',
  group: 'orders',
  read: 'orders.read',
  letter: 'w',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffOrders(api, { page, page_size: pageSize, ...(!filter['fulfilment'] && TO_PACK), ...filter }, options),
    get: (api, id, options) => getStaffOrder(api, { id }, options),
  },
  list: lazy(() => import('./packing-list.tsx')),
  show: lazy(() => import('./packing-screen.tsx')),
  toDo: [
    { key: 'packToday', filter: { work: 'pack_today' }, isUrgent: true },
    { key: 'toPack', filter: {} },
  ],
}
