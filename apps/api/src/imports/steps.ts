import { recordEdits } from '../catalogue/staff/many-products.ts'
import type { StaffProduct } from '../catalogue/staff/product-schemas.ts'
import { lockCatalogue } from '../catalogue/staff/queries/slugs.ts'
import { deleteProduct } from '../catalogue/staff/write-product.ts'
import { ApiError } from '../errors/api-error.ts'
import { addJob } from '../jobs/queries.ts'
import type { StaffActor } from '../staff/audit/queries.ts'
import type { StaffWrite } from '../staff/writes.ts'
import { problemOf } from './cells.ts'
import { type FileRow, type Plan, productPlanner } from './plan-product.ts'
import { stockPlanner } from './plan-stock.ts'
import {
  type Connection,
  type DoneRow,
  type ImportRecord,
  importQueries,
  inTransaction,
  type StoredRow,
} from './queries.ts'

export const IMPORT_TOPIC = 'imports.step'

/** Rows that are checked in one transaction, and those that are written in one: sales of their products wait for it. */
const CHECKED_AT_ONCE = 500
const WRITTEN_AT_ONCE = 100

type Step = { id: string; actor: StaffActor }

const HOUR_MS = 60 * 60 * 1000

/**
 * Queues the next batch of an import in the transaction of what comes before it. It is taken before the jobs that the batch has
 * caused, such as those of the search, which would otherwise all be done first.
 */
export const addStep = (inside: Connection, step: Step) =>
  addJob(inside, {
    topic: IMPORT_TOPIC,
    payload: step,
    key: `${IMPORT_TOPIC} ${step.id}`,
    runAt: new Date(Date.now() - HOUR_MS),
  })

/**
 * Does one batch and queues the next one. Rows, progress and the next job are committed together, so that a job that is killed or
 * repeated neither loses nor doubles a row.
 */
export const runStep = (database: Connection) => (step: Step) =>
  inTransaction(database, async (inside) => {
    const found = await importQueries(inside).lock(step.id)
    if (found?.status === 'checking') await checkBatch(inside, found, step)
    else if (found?.status === 'running') await writeBatch(inside, found, step)
    else if (found?.status === 'undoing') await undoBatch(inside, found, step)
  })

const toFileRow = ({ fields }: ImportRecord, { number, cells }: StoredRow): FileRow => ({
  number,
  cells: fields.flatMap((column, at) => (column === null ? [] : [{ column, text: cells[at] ?? '' }])),
})

const withoutWrite = ({ key, outcome, problems, changes }: Pick<Plan, 'key' | 'outcome' | 'problems' | 'changes'>) => ({
  key,
  outcome,
  problems,
  changes,
})

/** How a row would be written; of stock, what was on the shelf at the check counts. */
async function planner(inside: Connection, found: ImportRecord, rows: readonly FileRow[], isLocked: boolean) {
  if (found.kind !== 'stock') {
    const plan = await productPlanner(inside, rows, { isLocked, isOnix: found.kind === 'onix' })
    return async (row: FileRow) => {
      const planned = await plan(row, found.empty_cells)
      return { ...planned, id: planned.product?.id ?? null, before: planned.product }
    }
  }
  const plan = await stockPlanner(inside, rows, { isLocked })
  return async (row: FileRow, seen?: string) => {
    const { stock, ...planned } = plan(row, seen)
    return { ...planned, id: stock?.id ?? null, before: undefined }
  }
}

async function checkBatch(inside: Connection, found: ImportRecord, step: Step) {
  const queries = importQueries(inside)
  const stored = await queries.nextRows(found.id, { after: found.done_row, limit: CHECKED_AT_ONCE, isWritten: false })
  const rows = stored.map((row) => toFileRow(found, row))
  const plan = await planner(inside, found, rows, false)
  const done: DoneRow[] = []
  for (const row of rows) {
    const planned = await plan(row)
    done.push({ number: row.number, ...withoutWrite(planned), ...(planned.id !== null && { product_id: planned.id }) })
  }
  await queries.storeRows(found.id, done)
  const first = await queries.firstWith(
    found.id,
    done.flatMap(({ key }) => key ?? []),
  )
  const again = done.filter(({ key, number }) => key && first.get(key) !== number)
  const field = found.fields.find((name) => name === 'isbn' || name === 'sku') ?? null
  await queries.storeRows(
    found.id,
    again.map(({ number, key, problems }) => {
      const value = rows.find((row) => row.number === number)?.cells.find(({ column }) => column === field)?.text ?? ''
      const twice = problemOf('twice', { field, value, detail: String(first.get(key ?? '')) })
      return { number, outcome: 'faulty', problems: [...(problems ?? []), twice] }
    }),
  )
  await advance(inside, found, {
    step,
    stored,
    limit: CHECKED_AT_ONCE,
    end: { status: 'checked', checked_at: new Date() },
  })
}

type Batch = {
  step: Step
  stored: readonly StoredRow[]
  limit: number
  end: Parameters<ReturnType<typeof importQueries>['update']>[1]
}

async function advance(inside: Connection, found: ImportRecord, { step, stored, limit, end }: Batch) {
  const queries = importQueries(inside)
  const isLast = stored.length < limit
  await queries.update(found.id, {
    done_row: stored.at(-1)?.number ?? found.done_row,
    done_count: found.done_count + stored.length,
    ...(isLast && { ...end, version: found.version + 1 }),
    counts: await queries.countOutcomes(found.id),
  })
  if (!isLast) await addStep(inside, step)
}

async function writeBatch(inside: Connection, found: ImportRecord, step: Step) {
  const queries = importQueries(inside)
  const change: StaffWrite = { actor: step.actor, language: 'en', version: undefined }
  await lockCatalogue(inside)
  const stored = await queries.nextRows(found.id, { after: found.done_row, limit: WRITTEN_AT_ONCE, isWritten: false })
  const due = stored.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  const rows = due.map((row) => toFileRow(found, row))
  const plan = await planner(inside, found, rows, true)
  const done: DoneRow[] = []
  const edited = new Map<number, StaffProduct | undefined>()
  for (const [at, row] of rows.entries()) {
    // On the shelf, what was there at the check counts.
    const planned = await plan(row, due[at]?.changes?.[0]?.from)
    const { outcome, problems, changes } = planned
    if (outcome === 'faulty' || outcome === 'unchanged') {
      done.push({ number: row.number, outcome, problems, changes })
      continue
    }
    const id = await planned.write(change)
    edited.set(id, planned.before)
    done.push({ number: row.number, outcome, changes, product_id: id, is_written: true })
  }
  const products = found.kind === 'stock' ? new Map() : await recordEdits(inside, change, edited)
  for (const row of done) {
    const version = products.get(row.product_id)?.version
    if (row.is_written && version !== undefined) row.written_version = version
  }
  await queries.storeRows(found.id, done)
  const failed = done.find(({ outcome }) => outcome === 'faulty')
  if (failed && found.faulty_rows === 'stop') return takeBack(inside, found, { step, row: failed.number })
  await advance(inside, found, {
    step,
    stored,
    limit: WRITTEN_AT_ONCE,
    end: { status: 'done', finished_at: new Date() },
  })
}

/** All or nothing: a row that has become faulty since the check takes back what was written before it. */
async function takeBack(inside: Connection, { id, version }: ImportRecord, { step, row }: { step: Step; row: number }) {
  const start = { status: 'undoing', done_row: 0, done_count: 0, stopped_row: row, version: version + 1 } as const
  const counts = await importQueries(inside).countOutcomes(id)
  await importQueries(inside).update(id, { ...start, finished_at: new Date(), counts })
  await addStep(inside, step)
}

async function undoBatch(inside: Connection, found: ImportRecord, step: Step) {
  const queries = importQueries(inside)
  const change: StaffWrite = { actor: step.actor, language: 'en', version: undefined }
  await lockCatalogue(inside)
  const stored = await queries.nextRows(found.id, { after: found.done_row, limit: WRITTEN_AT_ONCE, isWritten: true })
  const rows = stored.map((row) => ({ ...restoring(found, row), stored: row }))
  const plan = await planner(inside, { ...found, empty_cells: 'clear' }, rows, true)
  const edited = new Map<number, StaffProduct | undefined>()
  const done: DoneRow[] = []
  for (const row of rows) {
    const { outcome, changes, product_id, written_version } = row.stored
    const isNew = outcome === 'new'
    const planned = await plan(row, isNew ? undefined : changes?.[0]?.to)
    const isSame = found.kind === 'stock' || planned.before?.version === written_version
    let undone: 'restored' | 'kept' = 'kept'
    if (isSame && isNew && product_id !== null) undone = await removeAgain(inside, change, product_id)
    else if (isSame && planned.outcome === 'changed') {
      await planned.write(change)
      if (planned.before) edited.set(planned.before.id, planned.before)
      undone = 'restored'
    }
    done.push({ number: row.number, undone })
  }
  if (found.kind !== 'stock') await recordEdits(inside, change, edited)
  await queries.storeRows(found.id, done)
  await advance(inside, found, { step, stored, limit: WRITTEN_AT_ONCE, end: { status: 'undone' } })
}

/** A row with what was there before, for the product that it has changed. */
const restoring = ({ kind }: ImportRecord, { number, changes, product_id }: StoredRow): FileRow => ({
  number,
  ...(product_id !== null && { productId: product_id }),
  cells: [
    ...(changes ?? []).map(({ field, from }) => ({ column: field, text: from })),
    ...(kind === 'stock' ? [{ column: 'note', text: 'Undo of an import' }] : []),
  ],
})

/** A product that was sold or is used since stays. */
async function removeAgain(inside: Connection, change: StaffWrite, id: number): Promise<'restored' | 'kept'> {
  const queries = importQueries(inside)
  await queries.savepoint()
  try {
    await deleteProduct(inside, change, String(id))
    return 'restored'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await queries.rollBack()
    return 'kept'
  }
}
