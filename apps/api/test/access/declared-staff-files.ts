import { createHash, randomUUID } from 'node:crypto'
import type { Role } from '../../src/staff/permissions.ts'
import { uploadQueries } from '../../src/uploads/queries.ts'
import { makeEpub } from '../make-epub.ts'
import { makeMp3 } from '../make-media.ts'
import { makeProduct } from '../make-product.ts'
import { digestOf } from '../upload-parts.ts'
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

const audiobook: Thing = async (env) => {
  const { id } = await makeProduct(env.database, { product_class: 'Audiobook', num_available: null, is_listed: false })
  return { ids: { id: String(id) }, headers: { 'if-match': '"1"' }, body: { files: [] } }
}

const bytes = makeMp3()

/** An upload of the member who asks, whose only part has arrived. */
const upload: Thing = async (env, _person, roles = ['owner']) => {
  const { accountId, cookie } = await env.member(roles)
  const id = randomUUID()
  const file = { kind: 'audio', is_public: false, file_name: 'a.mp3', size: bytes.length } as const
  await uploadQueries(env.database).insertUpload({ id, accountId, ...file })
  const name = `upload-${id}-1`
  await env.media.putPart(name, bytes)
  const digest = createHash('sha256').update(bytes).digest()
  await uploadQueries(env.database).savePart({ id, number: 1, size: bytes.length, digest, name })
  return { ids: { id }, staff: cookie }
}
const part: Thing = async (env, person, roles) => {
  const asked = await upload(env, person, roles)
  return { ...asked, fixed: { number: '1' }, headers: { 'content-digest': digestOf(bytes) }, body: bytes }
}
const newUpload: Thing = async () => ({ body: { kind: 'audio', name: 'a.mp3', size: 1000 } })

/** The files of products. */
export const STAFF_FILES: Record<string, Rule> = {
  getProductFiles: { who: 'staff', of: ebook },
  setProductEpub: { who: 'staff', of: book },
  setProductSample: { who: 'staff', of: book },
  setProductFiles: { who: 'staff', of: audiobook },
  beginUpload: { who: 'staff', of: newUpload, ok: 201 },
  getUpload: { who: 'staff', of: upload },
  sendUploadPart: { who: 'staff', of: part },
  completeUpload: { who: 'staff', of: upload },
  cancelUpload: { who: 'staff', of: upload, ok: 204 },
}

export const ROLES_OF_FILES: Readonly<Record<string, readonly Role[]>> = {
  getProductFiles: ['shopkeeper', 'editor', 'finance', 'support'],
  setProductEpub: ['shopkeeper'],
  setProductSample: ['shopkeeper'],
  setProductFiles: ['shopkeeper'],
  beginUpload: ['shopkeeper', 'editor'],
  getUpload: ['shopkeeper', 'editor'],
  sendUploadPart: ['shopkeeper', 'editor'],
  completeUpload: ['shopkeeper', 'editor'],
  cancelUpload: ['shopkeeper', 'editor'],
}
