import sharp from 'sharp'
import type { Role } from '../../src/staff/permissions.ts'
import { makeProduct } from '../make-product.ts'
import type { Rule } from './rule.ts'
import type { Thing } from './test-environment.ts'

let seed = 0

/** A file that no other request uploads. */
const file: Thing = async () => {
  seed += 1
  const background = { r: seed % 256, g: seed >> 8, b: Math.floor(Math.random() * 256) }
  const picture = sharp({ create: { width: 160, height: 160, channels: 3, background } })
  return { body: await picture.png().toBuffer() }
}

const name: Thing = async (env, person) => {
  const { name } = await env.done('POST', 'staff/pictures/', {
    ...(await file(env, person)),
    cookie: await env.staff(),
  })
  return { ids: { name } }
}

const version = { 'if-match': '"1"' }
const words: Thing = async (env, person) => ({
  ...(await name(env, person)),
  headers: version,
  body: { alt: { en: 'A street' } },
})
const part: Thing = async (env, person) => ({
  ...(await name(env, person)),
  body: { crop: { x: 0, y: 0, width: 100, height: 100 } },
})
const product: Thing = async (env) => ({ ids: { id: String((await makeProduct(env.database)).id) } })
const order: Thing = async (env, person) => {
  const { ids } = await name(env, person)
  return { ...(await product(env, person)), headers: version, body: { pictures: [ids?.['name']] } }
}

/** Uploaded pictures and the pictures of products. */
export const STAFF_PICTURES: Record<string, Rule> = {
  uploadPicture: { who: 'staff', of: file, ok: 201 },
  listStaffPictures: { who: 'staff' },
  getStaffPicture: { who: 'staff', of: name },
  getWholePicture: { who: 'staff', of: name },
  cropStaffPicture: { who: 'staff', of: part, ok: 201 },
  changeStaffPicture: { who: 'staff', of: words },
  listProductPictures: { who: 'staff', of: product },
  setProductPictures: { who: 'staff', of: order },
}

const READ: readonly Role[] = ['shopkeeper', 'editor', 'finance', 'support']
const WRITE: readonly Role[] = ['shopkeeper', 'editor']

export const ROLES_OF_PICTURES: Readonly<Record<string, readonly Role[]>> = {
  uploadPicture: WRITE,
  listStaffPictures: READ,
  getStaffPicture: READ,
  getWholePicture: READ,
  cropStaffPicture: WRITE,
  changeStaffPicture: WRITE,
  listProductPictures: READ,
  setProductPictures: WRITE,
}
