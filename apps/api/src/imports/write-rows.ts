import { type PlannedWrite, recordEdits, writeProducts } from '../catalogue/staff/many-products.ts'
import { type StaffProduct, TEXT_FIELDS } from '../catalogue/staff/product-schemas.ts'
import { lockCatalogue } from '../catalogue/staff/queries/slugs.ts'
import { deleteProduct } from '../catalogue/staff/write-product.ts'
import type { StaffActor } from '../staff/audit/queries.ts'
import type { StaffWrite } from '../staff/writes.ts'
import { problemOf } from './cells.ts'
import { type FileRow, type Plan, productPlanner } from './plan-product.ts'
import { type Count, stockPlanner } from './plan-stock.ts'
import {
  type Connection,
  type DoneRow,
  type ImportRecord,
  importQueries,
  type StoredRow,
  type Touches,
} from './queries.ts'

/** A row with what it does to its product. */
type PlannedRow = Pick<Plan, 'keys' | 'outcome' | 'problems' | 'changes'> & {
  id: number | null
  before: StaffProduct | undefined
  write: PlannedWrite | Count | undefined
}

type Planner = {
  ids: readonly number[]
  /** The products that the rows name, as they are now. */
  products: ReadonlyMap<number, StaffProduct>
  /** Of stock, `seen` is what was on the shelf at the check. */
  plan: (row: FileRow, seen?: string) => Promise<PlannedRow>
}

export async function planRows(
  inside: Connection,
  found: ImportRecord,
  rows: readonly FileRow[],
  { isLocked, isUndo = false }: { isLocked: boolean; isUndo?: boolean },
): Promise<Planner> {
  if (found.kind === 'stock') {
    const { ids, plan } = await stockPlanner(inside, rows, { isLocked, isUndo })
    return {
      ids,
      products: new Map(),
      plan: async (row, seen) => {
        const { stock, count, ...planned } = plan(row, seen)
        return { ...planned, id: stock?.id ?? null, before: undefined, write: count }
      },
    }
  }
  const { ids, products, plan } = await productPlanner(inside, rows, {
    isLocked,
    isOnix: found.kind === 'onix' && !isUndo,
  })
  return {
    ids,
    products,
    plan: async (row) => {
      const { product, ...planned } = await plan(row, isUndo ? 'clear' : found.empty_cells)
      return { ...planned, id: product?.id ?? null, before: product }
    },
  }
}

export const toFileRow = ({ fields }: ImportRecord, { number, cells }: StoredRow): FileRow => ({
  number,
  cells: fields.flatMap((column, at) => (column === null ? [] : [{ column, text: cells[at] ?? '' }])),
})

/** What one batch writes with, and what it has changed so far. */
type Batch = { inside: Connection; found: ImportRecord; change: StaffWrite; planner: Planner; touches: Touches }

async function openBatch(
  inside: Connection,
  found: ImportRecord,
  actor: StaffActor,
  { rows, isUndo }: { rows: readonly FileRow[]; isUndo: boolean },
): Promise<Batch> {
  await importQueries(inside).holdTouches()
  return {
    inside,
    found,
    change: { actor, language: 'en', version: undefined },
    planner: await planRows(inside, found, rows, { isLocked: true, isUndo }),
    touches: { listed: [], shown: [], contents: [], tags: [], searched: [] },
  }
}

type ToWrite = { number: number; planned: PlannedRow }
type Written = { id: number; version: number | undefined }

/** Writes the rows of a batch, and what it changes for pages and the search. */
async function writePlanned({ inside, change, touches }: Batch, rows: readonly ToWrite[]): Promise<Written[]> {
  const writes = rows.flatMap(({ planned: { write } }) => write ?? [])
  const counts = writes.filter((write) => 'stock' in write)
  if (counts.length > 0) {
    for (const { write } of counts) await write(change)
    for (const { stock, isListed } of counts) touches[isListed ? 'listed' : 'shown'].push(stock.id)
    return counts.map(({ stock }) => ({ id: stock.id, version: undefined }))
  }
  const ids = await writeProducts(
    inside,
    writes.flatMap((write) => ('stock' in write ? [] : [write])),
  )
  const before = new Map(ids.map((id, at) => [id, rows[at]?.planned.before]))
  const after = await recordEdits(inside, change, before)
  for (const product of after.values()) touchChanged(touches, before.get(product.id), product)
  return ids.map((id) => ({ id, version: after.get(id)?.version }))
}

const SEARCHED = [
  ...TEXT_FIELDS,
  'authors',
  'contributors',
  'categories',
  'publisher',
  'slug',
  'isbn',
  'is_listed',
] as const

function touchChanged(touches: Touches, before: StaffProduct | undefined, after: StaffProduct) {
  const isChanged = (name: (typeof SEARCHED)[number]) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name])
  const linked = (['contributors', 'categories'] as const).filter(isChanged)
  touches.listed.push(after.id)
  for (const name of linked) touches.contents.push(...[...(before?.[name] ?? []), ...after[name]].map(({ id }) => id))
  if (SEARCHED.some(isChanged)) touches.searched.push(after.id)
}

/** What a batch has done; `finish` is called last, once rows and progress are stored. */
type Done = { stored: readonly StoredRow[]; done: DoneRow[]; finish: () => Promise<void> }

type Step = { actor: StaffActor; limit: number; isRowByRow: boolean }

/**
 * All rows of a batch at once, or each by itself: then what the database refuses of one row is the error of that row.
 */
async function eachGroup(
  { inside }: Batch,
  { stored, isRowByRow }: { stored: readonly StoredRow[]; isRowByRow: boolean },
  { act, refuse }: { act: (rows: readonly StoredRow[]) => Promise<DoneRow[]>; refuse: (row: StoredRow) => DoneRow },
): Promise<DoneRow[]> {
  if (!isRowByRow) return act(stored)
  const done: DoneRow[] = []
  for (const row of stored) done.push(...((await importQueries(inside).tryRow(() => act([row]))) ?? [refuse(row)]))
  return done
}

/** Writes the next rows of a run. */
export async function writeNext(
  inside: Connection,
  found: ImportRecord,
  { actor, limit, isRowByRow }: Step,
): Promise<Done> {
  const queries = importQueries(inside)
  await lockCatalogue(inside)
  const stored = await queries.nextRows(found.id, { after: found.done_row, limit })
  const due = stored.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  const rows = new Map(due.map((row) => [row.number, toFileRow(found, row)]))
  const batch = await openBatch(inside, found, actor, { rows: [...rows.values()], isUndo: false })
  const writers = await queries.writersOf(found.id, batch.planner.ids)

  async function planOne({ number, changes }: StoredRow): Promise<DoneRow | ToWrite | undefined> {
    const row = rows.get(number)
    if (!row) return undefined
    // On the shelf, what was there at the check counts.
    const planned = await batch.planner.plan(row, changes?.[0]?.from)
    const writer = planned.id === null ? undefined : writers.get(planned.id)
    if (writer !== undefined) return { number, outcome: 'faulty', problems: [twiceProblem(row, writer)] }
    if (planned.id !== null && planned.write !== undefined) writers.set(planned.id, number)
    return planned.write === undefined ? { number, ...toDone(planned) } : { number, planned }
  }

  async function act(group: readonly StoredRow[]): Promise<DoneRow[]> {
    const done: DoneRow[] = []
    const toWrite: ToWrite[] = []
    for (const row of group) {
      const each = await planOne(row)
      if (each && 'planned' in each) toWrite.push(each)
      else if (each) done.push(each)
    }
    const written = await writePlanned(batch, toWrite)
    return [...done, ...toWrite.map((row, at) => toWritten(row, written[at]))]
  }
  const refuse = ({ number }: StoredRow): DoneRow => {
    return { number, outcome: 'faulty', problems: [problemOf('notWritten', { field: null, value: '' })] }
  }
  const done = await eachGroup(batch, { stored: due, isRowByRow }, { act, refuse })
  return { stored, done, finish: () => queries.touch(batch.touches) }
}

function toWritten({ number, planned }: ToWrite, { id, version }: Partial<Written> = {}): DoneRow {
  const { outcome, changes } = planned
  return {
    ...{ number, outcome, changes, is_written: true },
    ...(id !== undefined && { product_id: id }),
    ...(version !== undefined && { written_version: version }),
  }
}

export const toDone = ({ outcome, problems, changes }: PlannedRow) => ({ outcome, problems, changes })

/** Another row is about the same product. */
export function twiceProblem(row: FileRow, other: number, key?: string) {
  const named = row.cells.filter(({ column, text }) => (column === 'isbn' || column === 'sku') && text.trim() !== '')
  const cell = named.find(({ column }) => key?.startsWith(`${column} `)) ?? named[0]
  return problemOf('twice', { field: cell?.column ?? null, value: cell?.text ?? '', detail: String(other) })
}

/** Takes back the next rows of an undo, from the last one to the first. */
export async function undoNext(
  inside: Connection,
  found: ImportRecord,
  { actor, limit, isRowByRow }: Step,
): Promise<Done> {
  const queries = importQueries(inside)
  await lockCatalogue(inside)
  const stored = await queries.nextWritten(found.id, { before: found.done_row, limit })
  const rows = stored.map((row) => restoring(row))
  const batch = await openBatch(inside, found, actor, { rows, isUndo: true })
  const used = await queries.findUsed(
    stored.flatMap(({ outcome, product_id }) => (outcome === 'new' && product_id !== null ? [product_id] : [])),
  )
  const productOf = ({ product_id: id }: StoredRow) => batch.planner.products.get(id ?? 0)
  const keep = ({ number }: StoredRow, name: 'keptChanged' | 'keptUsed' | 'notWritten'): DoneRow => {
    return { number, undone: 'kept', problems: [problemOf(name, { field: null, value: '' })] }
  }

  async function takeBack(row: StoredRow, toWrite: ToWrite[]): Promise<DoneRow> {
    const { number, outcome, product_id, written_version } = row
    const isSame = found.kind === 'stock' || productOf(row)?.version === written_version
    if (!isSame) return keep(row, 'keptChanged')
    if (outcome !== 'new') return restore(row, toWrite)
    const isFree = product_id !== null && !used.has(product_id)
    return isFree && (await removeAgain(batch, product_id)) ? { number, undone: 'restored' } : keep(row, 'keptUsed')
  }

  async function restore(row: StoredRow, toWrite: ToWrite[]): Promise<DoneRow> {
    const { number, changes } = row
    const restored = withoutEndedSale(restoring(row), productOf(row))
    if (restored.cells.length === 0) return { number, undone: 'restored' }
    const planned = await batch.planner.plan(restored, changes?.[0]?.to)
    if (planned.write === undefined)
      return planned.problems.length > 0
        ? { number, undone: 'kept', problems: planned.problems }
        : keep(row, 'keptChanged')
    toWrite.push({ number, planned })
    return { number, undone: 'restored' }
  }

  const act = async (group: readonly StoredRow[]) => {
    const toWrite: ToWrite[] = []
    const done: DoneRow[] = []
    for (const row of group) done.push(await takeBack(row, toWrite))
    await writePlanned(batch, toWrite)
    return done
  }
  const done = await eachGroup(batch, { stored, isRowByRow }, { act, refuse: (row) => keep(row, 'notWritten') })
  return { stored, done, finish: () => queries.touch(batch.touches) }
}

/** A row with what was there before, for the product that it has changed. */
const restoring = ({ number, changes, product_id }: StoredRow): FileRow => ({
  number,
  ...(product_id !== null && { productId: product_id }),
  cells: [...(changes ?? []).map(({ field, from }) => ({ column: field, text: from }))],
})

/** A row of an undo without the cells of a sale that has ended meanwhile and would be refused. */
function withoutEndedSale(row: FileRow, product: StaffProduct | undefined): FileRow {
  const end = row.cells.find(({ column }) => column === 'sale_to')?.text ?? product?.price.sale?.ends_at ?? ''
  if (end === '' || Date.parse(end) > Date.now()) return row
  return { ...row, cells: row.cells.filter(({ column }) => !column.startsWith('sale_')) }
}

/** Whether a created product could be deleted: one that was sold or is used since stays. */
async function removeAgain({ inside, change, planner, touches }: Batch, id: number): Promise<boolean> {
  const removed = await importQueries(inside).tryRow(async () => {
    await deleteProduct(inside, change, String(id))
    return true
  })
  const product = planner.products.get(id)
  if (!removed || !product) return false
  touches.tags.push('products', `product:${product.slug}`)
  touches.contents.push(...[...product.contributors, ...product.categories].map((each) => each.id))
  touches.searched.push(id)
  return true
}
