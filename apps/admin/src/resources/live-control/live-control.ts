import { listEvents } from '@dabali/api-client'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** The streams of the event dates: picture, state, chat and access links. The list of events is the public one. */
export const liveControl: AdminResource = {
  name: 'live-control',
  group: 'events',
  // Moderators of the chat see that part alone.
  read: 'chat.read',
  calls: {
    idField: 'slug',
    list: (api, { page, pageSize, filter }, options) =>
      listEvents(api, { page, page_size: pageSize, streamed: 'true', ...filter }, options),
  },
  list: lazy(() => import('./event-list.tsx')),
  show: lazy(() => import('./live-control-screen.tsx')),
}
