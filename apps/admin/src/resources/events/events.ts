import { listEvents } from '@dabali/api-client'
import { getStaffVenue, listEventContents, listStaffVenues } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** Events with their dates and tickets; their texts are contents. */
const events: AdminResource = {
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

const venues: AdminResource = {
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

/** The dates of the events, each with its guest list. The list of events is the public one. */
const guestList: AdminResource = {
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
  list: lazy(() => import('../guest-list/event-list.tsx')),
  show: lazy(() => import('../guest-list/guest-list-screen.tsx')),
}

/** The streams of the event dates: picture, state, chat and access links. The list of events is the public one. */
const liveControl: AdminResource = {
  name: 'live-control',
  group: 'events',
  // Moderators of the chat see that part alone.
  read: 'chat.read',
  calls: {
    idField: 'slug',
    list: (api, { page, pageSize, filter }, options) =>
      listEvents(api, { page, page_size: pageSize, streamed: 'true', ...filter }, options),
  },
  list: lazy(() => import('../live-control/event-list.tsx')),
  show: lazy(() => import('../live-control/live-control-screen.tsx')),
}

export const EVENTS: readonly AdminResource[] = [events, venues, guestList, liveControl]
