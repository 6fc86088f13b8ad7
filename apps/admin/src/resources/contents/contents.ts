import { createStaffContent, getStaffContent, listStaffContents } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** Texts of all kinds: drafts, and what is published of them. */
export const contents: AdminResource = {
  name: 'contents',
  group: 'content',
  read: 'contents.read',
  write: 'contents.write',
  letter: 'c',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffContents(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffContent(api, { id }, options),
    create: (api, fields) => createStaffContent(api, fields as Parameters<typeof createStaffContent>[1]),
  },
  list: lazy(() => import('./content-list.tsx')),
  show: lazy(() => import('./content-screen.tsx')),
}
