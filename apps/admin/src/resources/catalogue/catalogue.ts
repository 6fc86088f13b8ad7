import {
  changeStaffCategory,
  changeStaffContributor,
  changeStaffPublisher,
  changeStaffSeries,
  createStaffCategory,
  createStaffContributor,
  createStaffPublisher,
  createStaffSeries,
  deleteStaffCategory,
  getImport,
  getStaffCategory,
  getStaffContributor,
  getStaffProduct,
  getStaffPublisher,
  getStaffSeries,
  getStaffStock,
  listImports,
  listStaffCategories,
  listStaffContributors,
  listStaffProducts,
  listStaffPublishers,
  listStaffSeries,
  listStaffStock,
} from '@dabali/api-client/staff'
import { lazy } from 'react'
import type { AdminResource } from '../../data/resource.ts'

const group = 'catalogue' as const
const LOW_STOCK = { level: 'low' } as const

const products: AdminResource = {
  ...{ name: 'products', group, read: 'products.read', write: 'products.write', letter: 'p' },
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffProducts(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffProduct(api, { product: id }, options),
  },
  list: lazy(() => import('./product-list.tsx')),
  show: lazy(() => import('./product-screen.tsx')),
  create: lazy(() => import('./new-product-screen.tsx')),
}

const stock: AdminResource = {
  ...{ name: 'stock', group, read: 'stock.read', write: 'stock.write', letter: 'k' },
  calls: {
    idField: 'product_id',
    list: (api, { page, pageSize, filter }, options) =>
      listStaffStock(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffStock(api, { id }, options),
  },
  list: lazy(() => import('./stock-list.tsx')),
  show: lazy(() => import('./stock-screen.tsx')),
  toDo: [{ key: 'lowStock', filter: LOW_STOCK }],
}

const entryScreen = lazy(() => import('./entry-screen.tsx'))
const entry = {
  group,
  read: 'catalogue.read',
  write: 'catalogue.write',
  list: lazy(() => import('./entry-list.tsx')),
  show: entryScreen,
  create: entryScreen,
} as const
type Fields = Record<string, unknown>
const versionOf = (seen: object) => (seen as { version: number }).version

/** Contributors, publishers, categories and series have the same screens. */
const contributors: AdminResource = {
  ...entry,
  name: 'contributors',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffContributors(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffContributor(api, { id }, options),
    create: (api, fields: Fields) => createStaffContributor(api, fields, { silent: true }),
    change: (api, id, fields, seen) =>
      changeStaffContributor(api, { ...fields, id, ifMatch: versionOf(seen) }, { silent: true }),
  },
}
const publishers: AdminResource = {
  ...entry,
  name: 'publishers',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffPublishers(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffPublisher(api, { id }, options),
    create: (api, fields: Fields) => createStaffPublisher(api, fields, { silent: true }),
    change: (api, id, fields, seen) =>
      changeStaffPublisher(api, { ...fields, id, ifMatch: versionOf(seen) }, { silent: true }),
  },
}
const categories: AdminResource = {
  ...entry,
  name: 'categories',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffCategories(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffCategory(api, { id }, options),
    create: (api, fields: Fields) => createStaffCategory(api, fields, { silent: true }),
    change: (api, id, fields, seen) =>
      changeStaffCategory(api, { ...fields, id, ifMatch: versionOf(seen) }, { silent: true }),
    remove: (api, id, seen) => deleteStaffCategory(api, { id, ifMatch: versionOf(seen) }, { silent: true }),
  },
}
const series: AdminResource = {
  ...entry,
  name: 'series',
  calls: {
    list: (api, { page, pageSize, filter }, options) =>
      listStaffSeries(api, { page, page_size: pageSize, ...filter }, options),
    get: (api, id, options) => getStaffSeries(api, { id }, options),
    create: (api, fields: Fields) => createStaffSeries(api, fields, { silent: true }),
    change: (api, id, fields, seen) =>
      changeStaffSeries(api, { ...fields, id, ifMatch: versionOf(seen) }, { silent: true }),
  },
}

/** Files of products and stock that are checked and written, and everything as a file. */
const imports: AdminResource = {
  name: 'imports',
  group: 'catalogue',
  read: 'products.import',
  letter: 'f',
  calls: {
    list: (api, { page, pageSize }, options) => listImports(api, { page, page_size: pageSize }, options),
    get: (api, id, options) => getImport(api, { id }, options),
  },
  list: lazy(() => import('../imports/import-list.tsx')),
  show: lazy(() => import('../imports/import-screen.tsx')),
}

export const CATALOGUE: readonly AdminResource[] = [
  products,
  stock,
  contributors,
  publishers,
  categories,
  series,
  imports,
]
