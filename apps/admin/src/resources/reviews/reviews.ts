import { listStaffReviews } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

export const reviews: AdminResource = {
  name: 'reviews',
  group: 'customers',
  read: 'reviews.read',
  letter: 'v',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffReviews(api, { page, page_size: pageSize, ...filter }, options),
  },
  list: lazy(() => import('./review-list.tsx')),
  toDo: [{ key: 'reviews', filter: {} }],
}
