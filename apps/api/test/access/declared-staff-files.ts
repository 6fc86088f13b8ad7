import type { Role } from '../../src/staff/permissions.ts'
import { makeEpub } from '../make-epub.ts'
import { makeProduct } from '../make-product.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

const ebook: Thing = async (env) => {
  const { id } = await makeProduct(env.database, { product_class: 'E-book', num_available: null })
  return { ids: { id: String(id) } }
}
const book: Thing = async (env, person) => ({
  ...(await ebook(env, person)),
  headers: { 'if-match': '"1"' },
  body: makeEpub(),
})

/** The files of products. */
export const STAFF_FILES: Record<string, Rule> = {
  getProductFiles: { who: 'staff', of: ebook },
  setProductEpub: { who: 'staff', of: book },
  setProductSample: { who: 'staff', of: book },
}

export const ROLES_OF_FILES: Readonly<Record<string, readonly Role[]>> = {
  getProductFiles: ['shopkeeper', 'editor', 'finance', 'support'],
  setProductEpub: ['shopkeeper'],
  setProductSample: ['shopkeeper'],
}
