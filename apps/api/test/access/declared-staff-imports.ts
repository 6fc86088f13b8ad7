import type { Role } from '../../src/staff/permissions.ts'
import { makeProduct } from '../make-product.ts'
import type { Rule } from './rule.ts'
import type { TestEnvironment, Thing } from './test-environment.ts'

const file: Thing = async (env) => {
  const { slug } = await makeProduct(env.database)
  return { body: Buffer.from(`sku,price_selling\n${slug},450\n`), query: 'kind=products' }
}

type Status = 'uploaded' | 'checked' | 'done'

/** An import in a state; the jobs between are left out. */
const imported =
  (status: Status, more: object = {}): Thing =>
  async (env: TestEnvironment, person) => {
    const { body } = await file(env, person)
    const { id, version } = await env.done('POST', 'staff/imports/?kind=products', { body, cookie: await env.staff() })
    const isDone = status === 'done'
    await env.rows(
      `update import set status = $2, counts = '{"changed": 1}', finished_at = case when $3 then now() end where id = $1`,
      [id, status, isDone],
    )
    if (isDone) await env.rows('update import_row set is_written = true where import_id = $1', [id])
    return { ids: { id }, headers: { 'if-match': `"${version}"` }, ...more }
  }

const date: Thing = async (env) => {
  const [row] = await env.rows('select id from event_date order by id limit 1', [])
  return { ids: { event_date: String(row?.['id']) } }
}

const many: Thing = async (env) => {
  const { id } = await makeProduct(env.database)
  return { body: { products: [{ id, version: 1 }], change: { is_listed: false } } }
}

/** Imports and exports of products and stock, and changes of many products. */
export const STAFF_IMPORTS: Record<string, Rule> = {
  uploadImport: { who: 'staff', of: file, ok: 201 },
  listImports: { who: 'staff' },
  getImport: { who: 'staff', of: imported('uploaded') },
  changeImportColumns: { who: 'staff', of: imported('uploaded', { body: { empty_cells: 'clear' } }) },
  checkImport: { who: 'staff', of: imported('uploaded') },
  runImport: { who: 'staff', of: imported('checked', { body: { faulty_rows: 'skip' } }) },
  cancelImport: { who: 'staff', of: imported('uploaded') },
  undoImport: { who: 'staff', of: imported('done') },
  listImportRows: { who: 'staff', of: imported('uploaded') },
  exportImportErrors: { who: 'staff', of: imported('uploaded') },
  exportProducts: { who: 'staff' },
  exportStock: { who: 'staff' },
  exportAttendees: { who: 'staff', of: date },
  exportOnix: { who: 'staff' },
  changeStaffProducts: { who: 'staff', of: many },
}

const IMPORT: readonly Role[] = ['shopkeeper']
const PRODUCTS: readonly Role[] = ['shopkeeper', 'editor', 'finance', 'support']

export const ROLES_OF_IMPORTS: Readonly<Record<string, readonly Role[]>> = {
  uploadImport: IMPORT,
  listImports: IMPORT,
  getImport: IMPORT,
  changeImportColumns: IMPORT,
  checkImport: IMPORT,
  runImport: IMPORT,
  cancelImport: IMPORT,
  undoImport: IMPORT,
  listImportRows: IMPORT,
  exportImportErrors: IMPORT,
  exportProducts: PRODUCTS,
  exportStock: ['shopkeeper', 'finance', 'support'],
  exportAttendees: ['box_office', 'door'],
  exportOnix: PRODUCTS,
  changeStaffProducts: ['shopkeeper'],
}
