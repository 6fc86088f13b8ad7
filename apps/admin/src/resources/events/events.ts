import { getStaffVenue, listEventContents, listStaffVenues } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** Events with their dates and tickets; their texts are contents. */
export const events: AdminResource = {
  name: 'events',
  group: 'events',
  read: 'events.read',
  letter: 'e',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listEventContents(api, { page, page_size: pageSize, ...filter }, options),
  },
  list: lazy(() => import('./event-list.tsx')),
  show: lazy(() => import('./event-screen.tsx')),
  screens: [{ path: ':id/seats/:dateId', screen: lazy(() => import('../seating/date-seats-screen.tsx')) }],
}

export const venues: AdminResource = {
  name: 'venues',
  group: 'events',
  read: 'events.read',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffVenues(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffVenue(api, { id }, options),
  },
  list: lazy(() => import('./venue-list.tsx')),
  show: lazy(() => import('../seating/plan-screen.tsx')),
}
