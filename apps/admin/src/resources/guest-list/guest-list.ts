import { listEvents } from '@dabali/api-client'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** The dates of the events, each with its guest list. The list of events is the public one. */
export const guestList: AdminResource = {
  name: 'guest-list',
  group: 'events',
  read: 'guest_list.read',
  write: 'guest_list.write',
  letter: 'g',
  calls: {
    idField: 'slug',
    list: (api, { page, pageSize, filter }, options) =>
      listEvents(api, { page, page_size: pageSize, ...filter }, options),
  },
  list: lazy(() => import('./event-list.tsx')),
  show: lazy(() => import('./guest-list-screen.tsx')),
}
