import { setTimeout as pause } from 'node:timers/promises'
import { addJob } from '../jobs/queries.ts'
import type { StaffActor } from '../staff/audit/queries.ts'
import {
  type Connection,
  type DoneRow,
  type ImportRecord,
  importQueries,
  inTransaction,
  isRowFault,
  type StoredRow,
} from './queries.ts'
import { planRows, toDone, toFileRow, twiceProblem, undoNext, writeNext } from './write-rows.ts'

export const IMPORT_TOPIC = 'imports.step'

/** Rows that are checked in one transaction, and those that are written in one: sales of their products wait for it. */
const CHECKED_AT_ONCE = 500
const WRITTEN_AT_ONCE = 50

/** An undo goes from the last row to the first. */
export const AFTER_LAST_ROW = 2_147_483_647

/** An import rests before each batch as long as the last one took, so that visitors have half of the machine. */
const LONGEST_REST_MS = 1000

type Step = { id: string; actor: StaffActor; restMs?: number }

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
 * repeated neither loses nor doubles a row. A batch of which the database refuses a row is done again row by row.
 */
export const runStep =
  (database: Connection) =>
  async ({ restMs = 0, ...payload }: Step) => {
    await pause(restMs)
    const step = { ...payload, startedAt: performance.now() }
    const runBatch = (isRowByRow: boolean) =>
      inTransaction(database, async (inside) => {
        const found = await importQueries(inside).lock(step.id)
        if (found?.status === 'checking') await checkBatch(inside, found, step)
        else if (found?.status === 'running') await writeBatch(inside, found, { ...step, isRowByRow })
        else if (found?.status === 'undoing') await undoBatch(inside, found, { ...step, isRowByRow })
      })
    try {
      await runBatch(false)
    } catch (error) {
      if (!isRowFault(error)) throw error
      await runBatch(true)
    }
  }

const STEP_OF = { checking: 'check', running: 'run', undoing: 'undo' } as const

/** Ends an import whose step has failed at every attempt. Staff start the step again or undo what was written. */
const failStep =
  (database: Connection) =>
  ({ id }: Step, failure: string) =>
    inTransaction(database, async (inside) => {
      const queries = importQueries(inside)
      const found = await queries.lock(id)
      if (found?.status !== 'checking' && found?.status !== 'running' && found?.status !== 'undoing') return
      const failed_step = STEP_OF[found.status]
      // The time in which a run can be undone begins with its end; an undo that fails does not begin it again.
      const ended = failed_step === 'run' ? { finished_at: new Date() } : {}
      await queries.update(id, { status: 'failed', failed_step, failure, version: found.version + 1, ...ended })
    })

export const importSteps = (database: Connection) => Object.assign(runStep(database), { onGiveUp: failStep(database) })

async function checkBatch(inside: Connection, found: ImportRecord, step: Started) {
  const queries = importQueries(inside)
  const stored = await queries.nextRows(found.id, { after: found.done_row, limit: CHECKED_AT_ONCE })
  const rows = stored.map((row) => toFileRow(found, row))
  const { plan } = await planRows(inside, found, rows, { isLocked: false })
  const done: DoneRow[] = []
  for (const row of rows) {
    const planned = await plan(row)
    const { keys, id } = planned
    done.push({ number: row.number, keys, ...toDone(planned), ...(id !== null && { product_id: id }) })
  }
  await queries.storeRows(found.id, done)
  const first = await queries.firstWith(found.id, [...new Set(done.flatMap(({ keys = [] }) => keys))])
  const again = done.flatMap(({ number, keys = [], problems }, at) => {
    const key = keys.find((each) => first.get(each) !== number)
    const row = rows[at]
    if (key === undefined || row === undefined) return []
    const twice = twiceProblem(row, first.get(key) ?? number, key)
    return [{ number, outcome: 'faulty' as const, problems: [...(problems ?? []), twice] }]
  })
  await queries.storeRows(found.id, again)
  await advance(inside, found, {
    ...{ step, stored, limit: CHECKED_AT_ONCE },
    end: { status: 'checked', checked_at: new Date() },
  })
}

type Started = Step & { startedAt: number }

type Batch = {
  step: Started
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
  if (!isLast) await addNext(inside, step)
}

function addNext(inside: Connection, { startedAt, ...step }: Started) {
  const restMs = Math.min(Math.round(performance.now() - startedAt), LONGEST_REST_MS)
  return addStep(inside, { ...step, restMs })
}

type WriteStep = Started & { isRowByRow: boolean }

async function writeBatch(inside: Connection, found: ImportRecord, { isRowByRow, ...step }: WriteStep) {
  const batch = { actor: step.actor, limit: WRITTEN_AT_ONCE, isRowByRow }
  const { stored, done, finish } = await writeNext(inside, found, batch)
  await importQueries(inside).storeRows(found.id, done)
  const failed = found.faulty_rows === 'stop' && done.find(({ outcome }) => outcome === 'faulty')
  if (failed) await takeBack(inside, found, { step, row: failed.number })
  else
    await advance(inside, found, {
      ...{ step, stored, limit: WRITTEN_AT_ONCE },
      end: { status: 'done', finished_at: new Date() },
    })
  await finish()
}

/** All or nothing: a row that has become faulty since the check takes back what was written before it. */
async function takeBack(
  inside: Connection,
  { id, version }: ImportRecord,
  { step, row }: { step: Started; row: number },
) {
  const counts = await importQueries(inside).countOutcomes(id)
  await importQueries(inside).update(id, {
    ...{ status: 'undoing', done_row: AFTER_LAST_ROW, done_count: 0, stopped_row: row, version: version + 1 },
    ...{ finished_at: new Date(), counts },
  })
  await addNext(inside, step)
}

async function undoBatch(inside: Connection, found: ImportRecord, { isRowByRow, ...step }: WriteStep) {
  const batch = { actor: step.actor, limit: WRITTEN_AT_ONCE, isRowByRow }
  const { stored, done, finish } = await undoNext(inside, found, batch)
  await importQueries(inside).storeRows(found.id, done)
  await advance(inside, found, { step, stored, limit: WRITTEN_AT_ONCE, end: { status: 'undone' } })
  await finish()
}
