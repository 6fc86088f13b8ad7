import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { ProductClass } from '@dabali/domain'
import { transaction } from '../src/database/database.ts'
import { grantEntitlements, revokeEntitlements } from '../src/library/entitlement-grants/grants.ts'
import type { MediaType } from '../src/media/media-store.ts'
import { makeProduct, type ProductParts } from './make-product.ts'
import type { RunningApp } from './start-app.ts'
import { call, newMember } from './visitors.ts'

type Wanted = { productId: number; quantity?: number }
type Sale = {
  accountId?: string | null
  email?: string | null
  phone?: string | null
  gift?: object
  /** Granted at once by default. */
  isGranted?: boolean
}

/** A paid order, as the checkout creates it. */
export async function sellGoods(api: RunningApp, wanted: readonly (number | Wanted)[], sale: Sale = {}) {
  const { accountId = null, email = null, phone = '9841234567', gift, isGranted = true } = sale
  const orderId = randomUUIDv7()
  const hash = randomBytes(16).toString('base64url')
  await api.database
    .insertInto('order')
    .values({
      id: orderId,
      hash,
      account_id: accountId,
      site: 'http://localhost:3000',
      language: 'en',
      email,
      phone,
      status: 'Complete',
      payment_status: 'paid',
      payment_method: 'card',
      goods_incl_tax: 0,
      goods_excl_tax: 0,
      goods_full_incl_tax: 0,
      goods_full_excl_tax: 0,
      total: 0,
      is_gift: gift !== undefined,
      gift: gift === undefined ? undefined : JSON.stringify(gift),
    })
    .execute()
  for (const [position, each] of wanted.entries()) {
    const { productId, quantity = 1 } = typeof each === 'number' ? { productId: each } : each
    await insertLine(api, { orderId, position, productId, quantity })
  }
  const granted = isGranted ? await transaction(api.database, (inside) => grantEntitlements(inside, orderId)) : []
  return { orderId, hash, granted }
}

async function insertLine(
  api: RunningApp,
  {
    orderId,
    position,
    productId,
    quantity,
  }: { orderId: string; position: number; productId: number; quantity: number },
) {
  const product = await api.database
    .selectFrom('product')
    .select(['slug', 'product_class', 'selling_price', 'mrp'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const { slug, product_class, selling_price: price, mrp } = product
  const money = { unit_price: price, mrp, incl_tax: price, excl_tax: price, full_incl_tax: price, full_excl_tax: price }
  await api.database
    .insertInto('order_line')
    .values({
      id: randomUUIDv7(),
      order_id: orderId,
      position,
      product_id: productId,
      product_class,
      slug,
      titles: JSON.stringify({ en: slug }),
      quantity,
      ...money,
    })
    .execute()
}

/** Bytes of this size that differ by their beginning. */
export const bytesOf = (text: string, size = 1000) => {
  const pattern = Buffer.from(`${text} `)
  return Buffer.alloc(size, pattern)
}

type File = { bytes: Buffer; type: MediaType; kind: 'epub' | 'audio' | 'film'; titles?: { en: string; ne: string } }

/** A digital product with its files. */
export async function makeWork(
  api: RunningApp,
  productClass: ProductClass,
  files: readonly File[],
  parts: ProductParts = {},
) {
  const product = await makeProduct(api.database, { product_class: productClass, num_available: null, ...parts })
  const names: string[] = []
  for (const [position, { bytes, type, kind, titles }] of files.entries()) {
    const name = await api.media.put(bytes, type, { isPublic: false })
    names.push(name)
    await api.database
      .insertInto('product_file')
      .values({
        product_id: product.id,
        position,
        kind,
        media_name: name,
        ...(titles && { titles: JSON.stringify(titles) }),
      })
      .execute()
  }
  return { ...product, names }
}

const DOWNLOAD_TYPES = { mp3: 'audio/mpeg', flac: 'audio/flac' } as const
type Download = { productId: number; position: number; format: keyof typeof DOWNLOAD_TYPES; bytes: Buffer }

/** Another format of a file of a work, to download. */
export async function addDownload(api: RunningApp, { productId, position, format, bytes }: Download) {
  const media_name = await api.media.put(bytes, DOWNLOAD_TYPES[format], { isPublic: false })
  await api.database
    .insertInto('product_download')
    .values({ product_id: productId, position, format, media_name })
    .execute()
}

export const makeEbook = (api: RunningApp, text = randomBytes(6).toString('hex')) =>
  makeWork(api, 'E-book', [{ bytes: bytesOf(text), type: 'application/epub+zip', kind: 'epub' }])

export const makeAudiobook = (api: RunningApp, text = randomBytes(6).toString('hex')) =>
  makeWork(api, 'Audiobook', [{ bytes: bytesOf(text), type: 'audio/mp4', kind: 'audio' }])

/** A pass for some days. */
export async function makePass(api: RunningApp, opens: string[], days = 30) {
  const product = await makeProduct(api.database, { product_class: 'Subscription', num_available: null })
  await api.database
    .insertInto('subscription_plan')
    .values({ product_id: product.id, period_days: days, opens })
    .execute()
  return product
}

/** The entitlements to a product. */
export const rightsTo = (api: RunningApp, productId: number) =>
  api.database.selectFrom('entitlement').selectAll().where('product_id', '=', productId).orderBy('starts_at').execute()

/** Makes the order older by some days. */
export const ageOrder = (api: RunningApp, orderId: string, days: number) =>
  api.pool.query(
    `update entitlement set granted_at = granted_at - make_interval(days => $2),
      earliest_at = earliest_at - make_interval(days => $2), starts_at = starts_at - make_interval(days => $2),
      ends_at = ends_at - make_interval(days => $2)
    where order_id = $1`,
    [orderId, days],
  )

/** An account with a work and the URL of its file. */
export async function openWork(api: RunningApp, work: { id: number }) {
  const member = await newMember(api)
  const { orderId, hash } = await sellGoods(api, [work.id], { accountId: member.accountId })
  const [item] = (await call(api, 'GET', 'library/', undefined, { cookie: member.cookie })).body.results
  const open = () => call(api, 'POST', `${item.url}access/`, undefined, { cookie: member.cookie })
  const answer = await open()
  const url: string = answer.body.read ?? answer.body.play
  const revoke = () => transaction(api.database, (inside) => revokeEntitlements(inside, { orderId }))
  return { ...member, orderId, hash, item, open, answer, revoke, url }
}

export const LOCATOR = {
  href: 'EPUB/chapter-1.xhtml',
  type: 'application/xhtml+xml',
  title: 'One',
  locations: { progression: 0.5, totalProgression: 0.2, position: 12, cssSelector: '#p4', fragments: ['p4'] },
  text: { before: 'and then ', highlight: 'it rained', after: ' again' },
}

/** An account with a book and its reading position. */
export async function openReader(api: RunningApp) {
  const reader = await openWork(api, await makeEbook(api))
  const path = `${reader.item.url}position/`
  return {
    ...reader,
    path,
    get: () => call(api, 'GET', path, undefined, { cookie: reader.cookie }),
    put: (base_version: number, more: object = {}) =>
      call(
        api,
        'PUT',
        path,
        { locator: LOCATOR, progress: 0.2, device: 'Phone', base_version, ...more },
        { cookie: reader.cookie },
      ),
  }
}
