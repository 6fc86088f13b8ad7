import { getContactMessage, listContactMessages } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** Messages of visitors to the shop. */
export const messages: AdminResource = {
  name: 'messages',
  group: 'customers',
  read: 'messages.read',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listContactMessages(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getContactMessage(api, { id }, options),
  },
  list: lazy(() => import('./message-list.tsx')),
  show: lazy(() => import('./message-screen.tsx')),
  toDo: [{ key: 'messages', filter: { status: 'open' } }],
}
