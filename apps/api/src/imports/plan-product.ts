import { PRODUCT_CLASSES } from '@dabali/domain'
import type { Static } from 'typebox'
import { type FieldErrors, fieldErrors } from '../catalogue/staff/fields.ts'
import { type PlannedWrite, readEdit, readNewEdit, showProducts } from '../catalogue/staff/many-products.ts'
import type { NewProduct, StaffProduct } from '../catalogue/staff/product-schemas.ts'
import { type Connection, staffProductQueries } from '../catalogue/staff/queries/products.ts'
import { CellError, listCell, type Problem, problemOf, readList, refusalOf } from './cells.ts'
import { type Column, type Draft, type FindNamed, namesInCell, PRODUCT_COLUMNS } from './product-columns.ts'

/** A row of a file: the column of the shop and the text of each cell. */
export type FileRow = {
  number: number
  cells: readonly { column: string; text: string }[]
  /** Where it is known which product it is. */
  productId?: number
}

type Change = { field: string; from: string; to: string }

export type Plan = {
  /** Everything that the row calls its product, the product itself first. */
  keys: string[]
  outcome: 'new' | 'changed' | 'unchanged' | 'faulty'
  problems: Problem[]
  changes: Change[]
  product: StaffProduct | undefined
  /** What is written of a row that is new or changed. */
  write: PlannedWrite | undefined
}

type EmptyCells = 'keep' | 'clear'

const COLUMNS = new Map(PRODUCT_COLUMNS.map((column) => [column.name, column]))
export const textOf = (row: FileRow, column: string) =>
  row.cells.find((cell) => cell.column === column)?.text.trim() ?? ''

const quietly = (read: () => string) => {
  try {
    return read()
  } catch {
    return ''
  }
}

/** What is wrong with the cells that name the product. */
export const keyCellProblems = (row: FileRow): Problem[] =>
  ['isbn', 'sku'].flatMap((field) => {
    const text = textOf(row, field)
    try {
      if (text !== '') COLUMNS.get(field)?.read(text, NOBODY)
      return []
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      return [problemOf(error.problem, { field, value: text, detail: error.detail })]
    }
  })

const keysOf = (row: FileRow, find: FindNamed) => {
  const [isbn, sku] = ['isbn', 'sku'].map((name) => {
    const text = textOf(row, name)
    return text === '' ? '' : quietly(() => COLUMNS.get(name)?.read(text, find) ?? '')
  })
  return { isbn: isbn ?? '', sku: sku ?? '' }
}

const NOBODY: FindNamed = () => undefined

/** What the rows of a batch are about. */
export async function findProducts(inside: Connection, rows: readonly FileRow[]) {
  const queries = staffProductQueries(inside)
  const keys = new Map(rows.map((row) => [row.number, keysOf(row, NOBODY)]))
  const all = [...keys.values()]
  const found = await queries.findByKeys({
    isbns: all.flatMap(({ isbn }) => (isbn === '' ? [] : [isbn])),
    slugs: all.flatMap(({ sku }) => (sku === '' ? [] : [sku])),
  })
  const ids = [...new Set([...found.map(({ id }) => id), ...rows.flatMap(({ productId }) => productId ?? [])])]
  const byIsbn = new Map(found.flatMap(({ id, isbn }) => (isbn === null ? [] : [[isbn, id]])))
  const bySlug = new Map(found.toReversed().flatMap(({ id, slug }) => (slug === null ? [] : [[slug, id]])))
  return {
    ids,
    idsOf(row: FileRow) {
      const { isbn, sku } = keys.get(row.number) ?? { isbn: '', sku: '' }
      if (row.productId !== undefined) return { isbn: '', sku: '', ofIsbn: row.productId, ofSku: undefined }
      return { isbn, sku, ofIsbn: byIsbn.get(isbn), ofSku: bySlug.get(sku) }
    },
  }
}

/** Plans the rows of a batch. With `isLocked` nobody else changes these products until the end of the transaction. */
export async function productPlanner(
  inside: Connection,
  rows: readonly FileRow[],
  { isLocked, isOnix = false }: { isLocked: boolean; isOnix?: boolean },
) {
  const { ids, idsOf } = await findProducts(inside, rows)
  if (isLocked) await staffProductQueries(inside).lockMany(ids)
  const products = await showProducts(inside, ids, 'en')
  const words = rows.flatMap(({ cells }) => cells.flatMap(({ column, text }) => namesInCell(column, text)))
  const named = words.length === 0 ? [] : await staffProductQueries(inside).findNamed([...new Set(words)])
  const byWord = new Map<string, { id: number; slug: string }>()
  // Of those with one name the oldest is meant. A slug is unique, so that it goes before the names of others.
  for (const each of named.toReversed()) for (const word of each.names) byWord.set(`${each.kind} ${word}`, each)
  for (const each of named) byWord.set(`${each.kind} ${each.slug}`, each)
  const things = new Set(named.map(({ kind, id }) => `${kind} ${id}`))
  const find: FindNamed = (kind, word) => byWord.get(`${kind} ${word.toLowerCase()}`)

  const plan = async (row: FileRow, emptyCells: EmptyCells): Promise<Plan> => {
    const found = idsOf(row)
    const product = products.get(found.ofIsbn ?? found.ofSku ?? 0)
    const keys = keysOfRow(found, product?.id)
    const { draft, changes, problems } = readCells(row, { product, emptyCells, find, isOnix })
    problems.push(
      ...keyProblems({ ...found, keys, problems, other: products.get(found.ofSku ?? 0)?.slug ?? found.sku }),
    )
    const planned = { keys, changes, product, problems, outcome: 'faulty', write: undefined } as const
    if (problems.length > 0) return planned
    if (product && changes.length === 0) return { ...planned, outcome: 'unchanged' }
    const read = await readDraft(inside, { draft, product, things })
    if ('errors' in read) return { ...planned, problems: toProblems(read.errors, row) }
    return { ...planned, outcome: product ? 'changed' : 'new', write: read.write }
  }
  return { ids, products, plan }
}

type Keys = { isbn: string; sku: string; ofIsbn: number | undefined; ofSku: number | undefined }

/** What a row calls its product, and the product where there is one. */
export const keysOfRow = ({ isbn, sku }: Keys, productId: number | undefined): string[] => [
  ...(productId === undefined ? [] : [`product ${productId}`]),
  ...(isbn === '' ? [] : [`isbn ${isbn}`]),
  ...(sku === '' ? [] : [`sku ${sku}`]),
]

type KeyState = Keys & { keys: readonly string[]; problems: readonly Problem[]; other: string }

/** What is wrong with how a row names its product. `other` is the slug of the one that its SKU names. */
export function keyProblems({ keys, problems, ofIsbn, ofSku, sku, other }: KeyState): Problem[] {
  if (ofIsbn !== undefined && ofSku !== undefined && ofIsbn !== ofSku)
    return [problemOf('keys', { field: 'sku', value: sku, detail: other })]
  const isNamed = keys.length > 0 || problems.some(({ field }) => field === 'isbn' || field === 'sku')
  return isNamed ? [] : [problemOf('noKey', { field: null, value: '' })]
}

/** Columns of which ONIX may name what the shop does not have. */
const LINKS = ['contributors', 'categories']

/** The items that are known here. */
const knownItems = (name: string, cell: string, find: FindNamed) =>
  listCell(readList(cell).filter((item) => quietly(() => COLUMNS.get(name)?.read(listCell([item]), find) ?? '') !== ''))

type Known = { product: StaffProduct | undefined; emptyCells: EmptyCells; find: FindNamed; isOnix: boolean }

/** A product that was found by its ISBN keeps its address; and of ONIX, the people and categories that the shop has given it. */
const isFixed = (name: string, { product, isOnix }: Known) =>
  product !== undefined && (name === 'sku' || (isOnix && (LINKS.includes(name) || name.startsWith('authors_'))))

/** What a cell changes, or undefined. */
function readCell(column: Column, text: string, known: Known): { from: string; to: string } | undefined {
  const { product, emptyCells, find, isOnix } = known
  if (isFixed(column.name, known)) return undefined
  const cell = isOnix && LINKS.includes(column.name) ? knownItems(column.name, text, find) : text
  const from = product === undefined ? '' : column.show(product)
  const isEmpty = cell.trim() === ''
  if (cell === from || (isEmpty && (emptyCells === 'keep' || column.isKept))) return undefined
  const to = isEmpty ? '' : column.read(cell, find)
  if (to === from) return undefined
  if (column.name === 'class' && product) throw new CellError('classFixed', product.product_class)
  return { from, to }
}

/** The cells that say something else than the product has. */
function readCells(row: FileRow, known: Known) {
  const draft: Draft = { fields: {}, price: {}, sale: {} }
  const [changes, problems]: [Change[], Problem[]] = [[], []]
  for (const { column: field, text } of row.cells) {
    const column = COLUMNS.get(field)
    if (!column) continue
    try {
      const change = readCell(column, text, known)
      if (!change) continue
      column.put(draft, change.to, known.find)
      changes.push({ field, ...change })
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      problems.push(problemOf(error.problem, { field, value: text, detail: error.detail }))
    }
  }
  return { draft, changes, problems }
}

type Reading = { errors: Record<'en' | 'ne', FieldErrors> } | { write: PlannedWrite | undefined }

/** Reads by the rules of single writes; what they refuse is read again for its words in the other language. */
async function inBothLanguages(read: (errors: FieldErrors) => Promise<PlannedWrite | undefined>): Promise<Reading> {
  const en = fieldErrors('en')
  const write = await read(en)
  if (en.found.size === 0) return { write }
  const ne = fieldErrors('ne')
  await read(ne)
  return { errors: { en, ne } }
}

type Drafted = { draft: Draft; product: StaffProduct | undefined; things: ReadonlySet<string> }

function readDraft(inside: Connection, { draft, product, things }: Drafted): Promise<Reading> {
  return inBothLanguages(async (errors) => {
    if (product) {
      const price = priceOf(draft, product)
      const edit = {
        fields: draft.fields,
        ...(price && { price }),
        ...(draft.is_listed !== undefined && { is_listed: draft.is_listed }),
      }
      return readEdit(inside, errors, product, edit, things)
    }
    const product_class = PRODUCT_CLASSES.find((each) => each === draft.product_class)
    if (product_class === undefined) {
      errors.add('product_class', errors.validation.required)
      return undefined
    }
    if (draft.price.mrp === undefined && draft.price.selling_price === undefined)
      errors.add('mrp', errors.validation.required)
    // Who knows one price only sells at the printed one.
    const { mrp = draft.price.selling_price ?? '0', selling_price = mrp, least_price = null } = draft.price
    const price = { mrp, selling_price, least_price, sale: saleOf(draft, undefined) }
    const { fields, is_listed = false } = draft
    return readNewEdit(inside, errors, { ...fields, product_class, price }, { is_listed, found: things })
  })
}

type PriceInput = Static<typeof NewProduct>['price']

/** A sale needs all its parts; an empty price ends it. */
function saleOf(
  { sale }: Draft,
  before: StaffProduct['price']['sale'] | undefined,
): NonNullable<PriceInput['sale']> | null {
  const { price, starts_at, ends_at } = { ...(before && before.state !== 'ended' ? before : {}), ...sale }
  if (!price && !starts_at && !ends_at) return null
  return { price: price ?? '', starts_at: starts_at ?? '', ends_at: ends_at ?? '' }
}

function priceOf(draft: Draft, { price: before }: StaffProduct): PriceInput | undefined {
  if (Object.keys(draft.price).length + Object.keys(draft.sale).length === 0) return undefined
  const { mrp, selling_price, least_price } = { ...before, ...draft.price }
  return { mrp, selling_price, least_price, sale: saleOf(draft, before.sale) }
}

/** The refusals of single writes, at the cells that they are about. */
function toProblems({ en, ne }: Record<'en' | 'ne', FieldErrors>, row: FileRow): Problem[] {
  return [...en.found].map(([field, messages]) => {
    const own = row.cells.filter(({ column }) => COLUMNS.get(column)?.field === field)
    const cell = own.find(({ text }) => (field === 'title') === (text.trim() === '')) ?? own[0]
    const say = { en: messages.join(' '), ne: (ne.found.get(field) ?? messages).join(' ') }
    return refusalOf(cell?.column ?? nameOf(field), cell?.text ?? '', say)
  })
}

const nameOf = (field: string) => PRODUCT_COLUMNS.find((column: Column) => column.field === field)?.name ?? null
