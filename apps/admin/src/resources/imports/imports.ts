import { getImport, listImports } from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

/** Files of products and stock that are checked and written, and everything as a file. */
export const imports: AdminResource = {
  name: 'imports',
  group: 'catalogue',
  read: 'products.import',
  letter: 'f',
  calls: {
    list: (api, { page, pageSize }, options) => listImports(api, { page, page_size: pageSize }, options),
    get: (api, id, options) => getImport(api, { id }, options),
  },
  list: lazy(() => import('./import-list.tsx')),
  show: lazy(() => import('./import-screen.tsx')),
}
