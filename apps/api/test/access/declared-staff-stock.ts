import type { Role } from '../../src/staff/permissions.ts'
import { makeProduct } from '../make-product.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

const product: Thing = async (env) => ({
  ids: { id: String((await makeProduct(env.database, { num_available: 5 })).id) },
})
const withBody =
  (body: object): Thing =>
  async (env, person) => ({ ...(await product(env, person)), body })

/** The ledger of stock. */
export const STAFF_STOCK: Record<string, Rule> = {
  listStaffStock: { who: 'staff' },
  getStaffStock: { who: 'staff', of: product },
  getStockValue: { who: 'staff' },
  listStockMovements: { who: 'staff' },
  addStockMovement: { who: 'staff', of: withBody({ reason: 'received', change: 2 }) },
  countStock: { who: 'staff', of: withBody({ counted: 4, on_hand_seen: 5 }) },
}

export const ROLES_OF_STOCK: Readonly<Record<string, readonly Role[]>> = {
  listStaffStock: ['shopkeeper', 'finance', 'support'],
  getStaffStock: ['shopkeeper', 'finance', 'support'],
  getStockValue: ['shopkeeper', 'finance', 'support'],
  listStockMovements: ['shopkeeper', 'finance', 'support'],
  addStockMovement: ['shopkeeper'],
  countStock: ['shopkeeper'],
}
