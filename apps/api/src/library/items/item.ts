import { hasLanguage, PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { productIdFromUrl, productUrl } from '../../catalogue/product-card.ts'
import { businessRefusal, invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { isUuid, nullable, PageQuery, readPage, schemaRef, stringEnum, toPage, windowOf } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { NO_PICTURE, PictureSchema, thumbnailOf } from '../../pictures/queries.ts'
import { messageOf } from '../errors.ts'
import { type Connection, inTransaction } from '../queries.ts'
import {
  DOWNLOAD_FORMATS,
  FILE_KINDS,
  type FileRow,
  type ItemQueries,
  type ItemRow,
  itemQueries,
  STATES,
} from './queries.ts'

const timeOrNull = (description: string) => nullable(Type.String({ format: 'date-time', description }))

const ProductOfItem = Type.Object({
  id: Type.Integer(),
  url: Type.String({ examples: ['/v1/api/products/1/'] }),
  slug: Type.String(),
  title: Type.String(),
  own_title: Type.Optional(
    Type.String({ description: 'The title in the language of the work, where it is another one.' }),
  ),
  subtitle: Type.String(),
  authors: Type.Array(Type.String()),
  product_class: stringEnum(PRODUCT_CLASSES),
  is_record: Type.Optional(Type.Boolean({ description: 'True for a format of a music record.' })),
  language: stringEnum(['en', 'ne'], { description: 'The language of the work.' }),
  pages: nullable(Type.Integer()),
  duration_seconds: nullable(Type.Integer()),
})

const item = {
  id: Type.String(),
  url: Type.String({ examples: ['/v1/api/library/{id}/'] }),
  product: ProductOfItem,
  thumbnail: Type.String(),
  picture: schemaRef(PictureSchema),
  terms: stringEnum(['own', 'window', 'subscription', 'pass'], {
    description: 'Permanent, a rental, a subscription for a period, or included in a pass while it runs.',
  }),
  state: stringEnum(STATES),
  is_gift: Type.Boolean(),
  granted_at: Type.String({ format: 'date-time' }),
  starts_at: Type.String({ format: 'date-time' }),
  starts_by: timeOrNull('The rental must be started by then.'),
  hours_to_watch: nullable(Type.Integer({ description: 'The length of the rental from the first play.' })),
  ends_at: timeOrNull('Null: never, or not known before the first play.'),
  opened_at: timeOrNull('When a file URL was last requested.'),
  progress: nullable(Type.Number({ minimum: 0, maximum: 1 })),
  opens: Type.Array(Type.String(), { description: 'The works that a pass includes.', examples: [['E-book']] }),
}

export const LibraryItemSchema = Type.Object(item, { $id: 'LibraryItem' })

export const LibraryItemDetailSchema = Type.Object(
  {
    ...item,
    files: Type.Array(
      Type.Object({
        position: Type.Integer(),
        kind: stringEnum(FILE_KINDS),
        title: Type.String(),
        type: Type.String({ examples: ['application/epub+zip'] }),
        size: Type.Integer(),
        duration_seconds: nullable(Type.Integer()),
        downloads: Type.Array(
          Type.Object({ format: stringEnum(DOWNLOAD_FORMATS), size: Type.Integer({ description: 'In bytes.' }) }),
          { description: 'The formats in which an owner can save this part.' },
        ),
      }),
    ),
    access_url: Type.String({ examples: ['/v1/api/library/{id}/access/'] }),
    position_url: Type.String({ examples: ['/v1/api/library/{id}/position/'] }),
  },
  { $id: 'LibraryItemDetail' },
)

type LibraryItem = Static<typeof LibraryItemSchema>
export type LibraryItemDetail = Static<typeof LibraryItemDetailSchema>

export const LIBRARY_PATH = '/v1/api/library/'

const isoTimeOrNull = (time: Date | null) => time?.toISOString() ?? null

function toItem(row: ItemRow): LibraryItem {
  const picture = row.picture ?? NO_PICTURE
  return {
    id: row.id,
    url: `${LIBRARY_PATH}${row.id}/`,
    product: {
      id: row.product_id,
      url: productUrl(row.product_id),
      slug: row.slug,
      title: row.title,
      ...(row.own_title !== null && hasLanguage(row.product_class) && { own_title: row.own_title }),
      subtitle: row.subtitle,
      authors: row.authors,
      product_class: row.product_class,
      ...(row.is_record && { is_record: true }),
      language: row.language,
      pages: row.pages,
      duration_seconds: row.duration_seconds,
    },
    thumbnail: thumbnailOf(picture),
    picture,
    terms: row.terms,
    state: row.state,
    is_gift: row.is_gift,
    granted_at: row.granted_at.toISOString(),
    starts_at: row.starts_at.toISOString(),
    starts_by: isoTimeOrNull(row.starts_by),
    hours_to_watch: row.hours_to_watch,
    ends_at: isoTimeOrNull(row.ends_at),
    opened_at: isoTimeOrNull(row.opened_at),
    progress: row.progress,
    opens: row.opens,
  }
}

const toItemDetail = (row: ItemRow, files: readonly FileRow[]): LibraryItemDetail => ({
  ...toItem(row),
  files: files.map(({ position, kind, title, type, size, duration_seconds, downloads }) => ({
    position,
    kind,
    title: title || row.title,
    type,
    size,
    duration_seconds,
    downloads: downloads.map(({ format, size: bytes }) => ({ format, size: bytes })),
  })),
  access_url: `${LIBRARY_PATH}${row.id}/access/`,
  position_url: `${LIBRARY_PATH}${row.id}/position/`,
})

export const LibraryQuery = Type.Object({
  ...PageQuery.properties,
  product_class: Type.Optional(stringEnum(PRODUCT_CLASSES)),
  state: Type.Optional(stringEnum(STATES.filter((state) => state !== 'revoked'))),
})

type ListRequest = { accountId: string; language: Language; query: Static<typeof LibraryQuery> }

/** The library of an account, last opened first, without refunded works. */
export async function listItems(queries: ItemQueries, { accountId, language, query }: ListRequest) {
  const { state, product_class } = query
  const filters = { state: state ?? null, productClass: product_class ?? null }
  const { rows, count } = await readPage(windowOf(query), (window) =>
    queries.listItems({ accountId, language, ...filters, ...window }),
  )
  return toPage(LIBRARY_PATH, query, count, rows.map(toItem), { state, product_class })
}

type ItemRequest = { accountId: string; id: string; language: Language }

/** One item of the account; 404 for the items of others. */
export async function getItem(
  queries: ItemQueries,
  { accountId, id, language }: ItemRequest,
): Promise<LibraryItemDetail> {
  const row = isUuid(id) ? await queries.findItem({ accountId, id, language }) : undefined
  if (!row) throw notFound()
  return toItemDetail(row, await queries.listFiles(row.product_id, language))
}

export const RecordOwnershipSchema = Type.Object(
  { item: Type.Union([schemaRef(LibraryItemDetailSchema), Type.Null()]) },
  { $id: 'RecordOwnership', description: "The visitor's own copy of a record; null without one." },
)

/** The item that opens the files of a record; nothing for visitors who are not logged in. */
export async function findRecordItem(
  queries: ItemQueries,
  { accountId, slug, language }: { accountId: string | undefined; slug: string; language: Language },
): Promise<Static<typeof RecordOwnershipSchema>> {
  const id = accountId === undefined ? undefined : await queries.findOfRecord({ accountId, slug })
  if (accountId === undefined || id === undefined) return { item: null }
  return { item: await getItem(queries, { accountId, id, language }) }
}

type BorrowRequest = { accountId: string; url: string; language: Language }

/** Adds a work that a pass includes; a work that can be opened already stays unchanged. */
export async function borrowItem(
  database: Connection,
  { accountId, url, language }: BorrowRequest,
): Promise<{ id: string; isNew: boolean }> {
  const productId = productIdFromUrl(url)
  if (productId === undefined) throw invalidField('url', MESSAGES[language].stock.unknownProduct, 'unknown_product')
  return inTransaction(database, async (inside) => {
    const queries = itemQueries(inside)
    const open = await queries.findOpen({ accountId, productId })
    if (open !== undefined) return { id: open, isNew: false }
    const taken = await queries.borrow({ accountId, productId })
    // A concurrent request has added it.
    const id = taken ?? (await queries.findOpen({ accountId, productId }))
    if (id === undefined) throw businessRefusal(messageOf(language, 'noPass'), 'no_pass')
    return { id, isNew: taken !== undefined }
  })
}
