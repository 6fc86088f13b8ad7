import { getStaffOffer, listStaffOffers } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** Discounts that every cart gets without a code. */
export const offers: AdminResource = {
  name: 'offers',
  group: 'orders',
  read: 'offers.read',
  write: 'offers.write',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffOffers(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffOffer(api, { id }, options),
  },
  list: lazy(() => import('./offer-list.tsx')),
}
