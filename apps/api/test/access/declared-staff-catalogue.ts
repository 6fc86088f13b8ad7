import type { Role } from '../../src/staff/permissions.ts'
import { makeContent } from '../make-content.ts'
import { makeCategory, makeProduct } from '../make-product.ts'
import { saying } from './fixtures.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

const byStaff = (of?: Thing, more: Partial<Rule> = {}): Rule => ({ who: 'staff', ...(of && { of }), ...more })
const version = { 'if-match': '"1"' }
const PRICE = { mrp: '650.00', selling_price: '585.00' }

const product: Thing = async ({ database }) => ({
  ids: { product: String((await makeProduct(database)).id) },
  headers: version,
})
const newProduct: Thing = async () => ({
  body: { product_class: 'Book', language: 'en', title: { en: 'The Fog Ledger' }, price: PRICE },
})
const edition: Thing = async (env, person) => ({
  ...(await product(env, person)),
  body: { edition_of: (await makeProduct(env.database)).id },
})

const entry =
  (kind: 'author' | 'publisher' | 'series'): Thing =>
  async ({ database }) => ({ ids: { id: String((await makeContent(database, kind)).id) }, headers: version })
const category: Thing = async ({ database }) => ({
  ids: { id: String((await makeCategory(database)).id) },
  headers: version,
})
const named: Thing = async () => ({ body: { name: { en: 'Ishvari Tamot' } } })
const renamed = (thing: Thing) => byStaff(saying(thing, { body: { name: { ne: 'ईश्वरी तामोट' } } }))
const created = byStaff(named, { ok: 201 })

/** Products and prices; contributors, publishers, categories and series. */
export const STAFF_CATALOGUE: Record<string, Rule> = {
  listStaffProducts: byStaff(),
  createStaffProduct: byStaff(newProduct, { ok: 201 }),
  getStaffProduct: byStaff(product),
  changeStaffProduct: byStaff(saying(product, { body: { title: { en: 'Another Title' } } })),
  deleteStaffProduct: byStaff(product, { ok: 204 }),
  changeProductListing: byStaff(saying(product, { body: { is_listed: false } })),
  moveProductEdition: byStaff(edition),
  changeProductPrice: byStaff(saying(product, { body: PRICE })),
  listProductPrices: byStaff(product),
  listStaffContributors: byStaff(),
  createStaffContributor: created,
  getStaffContributor: byStaff(entry('author')),
  changeStaffContributor: renamed(entry('author')),
  listStaffPublishers: byStaff(),
  createStaffPublisher: created,
  getStaffPublisher: byStaff(entry('publisher')),
  changeStaffPublisher: renamed(entry('publisher')),
  listStaffCategories: byStaff(),
  createStaffCategory: created,
  getStaffCategory: byStaff(category),
  changeStaffCategory: renamed(category),
  deleteStaffCategory: byStaff(category, { ok: 204 }),
  listStaffSeries: byStaff(),
  createStaffSeries: created,
  getStaffSeries: byStaff(entry('series')),
  changeStaffSeries: renamed(entry('series')),
}

const READERS: readonly Role[] = ['shopkeeper', 'editor', 'finance', 'support']
const WRITERS: readonly Role[] = ['shopkeeper', 'editor']

export const ROLES_OF_CATALOGUE: Readonly<Record<string, readonly Role[]>> = {
  listStaffProducts: READERS,
  createStaffProduct: ['shopkeeper'],
  getStaffProduct: READERS,
  changeStaffProduct: WRITERS,
  deleteStaffProduct: ['shopkeeper'],
  changeProductListing: ['shopkeeper'],
  moveProductEdition: ['shopkeeper'],
  changeProductPrice: ['shopkeeper', 'finance'],
  listProductPrices: ['shopkeeper', 'finance', 'support'],
  listStaffContributors: READERS,
  createStaffContributor: WRITERS,
  getStaffContributor: READERS,
  changeStaffContributor: WRITERS,
  listStaffPublishers: READERS,
  createStaffPublisher: WRITERS,
  getStaffPublisher: READERS,
  changeStaffPublisher: WRITERS,
  listStaffCategories: READERS,
  createStaffCategory: WRITERS,
  getStaffCategory: READERS,
  changeStaffCategory: WRITERS,
  deleteStaffCategory: WRITERS,
  listStaffSeries: READERS,
  createStaffSeries: WRITERS,
  getStaffSeries: READERS,
  changeStaffSeries: WRITERS,
}
