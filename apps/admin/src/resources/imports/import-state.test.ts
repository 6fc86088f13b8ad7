import { expect, it } from 'vitest'
import {
  failedStep,
  firstOutcome,
  type Import,
  isAtWork,
  isFailed,
  isOpen,
  kindOf,
  rowsToWrite,
  shareDone,
  skippedRows,
  stepOf,
  toneOf,
} from './import-state.ts'

const NONE = { new: 0, changed: 0, unchanged: 0, faulty: 0 }
const make = (fields: Partial<Import>): Import => ({
  ...{ id: 'one', version: 1, kind: 'products', file_name: 'books.csv', digest: '', status: 'uploaded', columns: [] },
  ...{ fields: [], empty_cells: 'keep', faulty_rows: 'skip', row_count: 6, done_count: 0, counts: NONE, written: 0 },
  ...{ stopped_row: null, by: '', created_at: '2026-11-26T10:00:00Z', finished_at: null, undo_until: null },
  ...fields,
})

it('asks again only while a job changes the import', () => {
  const working = ['checking', 'running', 'undoing']
  const all = ['uploaded', 'checking', 'checked', 'running', 'done', 'cancelled', 'undoing', 'undone', 'failed']
  expect(all.filter((status) => isAtWork({ status }))).toEqual(working)
  expect(all.filter((status) => isOpen({ status }))).toEqual(['uploaded', 'checking', 'checked', 'running', 'undoing'])
})

it('a state that is not known counts as failed, and has ended', () => {
  const failed = make({ status: 'failed' })
  expect([isFailed(failed), toneOf(failed), stepOf(failed), isOpen(failed)]).toEqual([true, 'e', 4, false])
  expect(isFailed(make({ status: 'undoing' }))).toBe(false)
})

it('a step that has failed can be started again or cancelled', () => {
  const failure = (step: string) =>
    make({ status: 'failed', failure: { step, reason: { en: 'Stopped.', ne: 'रोकियो।' } } })
  expect(['check', 'run', 'undo'].map((step) => stepOf(failure(step)))).toEqual([2, 3, 4])
  expect([failedStep(failure('run')), isOpen(failure('run')), isFailed(failure('run'))]).toEqual(['run', true, true])
  expect(failedStep(make({ status: 'done', failure: null }))).toBeUndefined()
})

it('the steps go from the columns to the end', () => {
  const steps = ['uploaded', 'checking', 'checked', 'running', 'done'].map((status) => stepOf({ status }))
  expect(steps).toEqual([1, 2, 2, 3, 4])
})

it('a finished import with rows that were left out is a warning', () => {
  const counts = { ...NONE, faulty: 2, new: 4 }
  expect([toneOf(make({ status: 'done', counts })), skippedRows(make({ status: 'done', counts }))]).toEqual(['w', 2])
  expect(toneOf(make({ status: 'done' }))).toBe('s')
  expect(skippedRows(make({ status: 'checked', counts }))).toBe(0)
})

it('the progress of an undo counts the rows that were written', () => {
  expect(shareDone(make({ status: 'running', done_count: 3 }))).toBe(0.5)
  expect(shareDone(make({ status: 'undoing', done_count: 1, written: 4 }))).toBe(0.25)
  expect(shareDone(make({ status: 'checking', row_count: 0 }))).toBe(0)
})

it('problems are shown first, then what will happen', () => {
  expect(firstOutcome({ counts: { ...NONE, faulty: 1, new: 3 } })).toBe('faulty')
  expect(firstOutcome({ counts: { ...NONE, changed: 3, unchanged: 9 } })).toBe('changed')
  expect(firstOutcome({ counts: NONE })).toBe('unchanged')
  expect(rowsToWrite({ counts: { ...NONE, new: 2, changed: 3, unchanged: 9 } })).toBe(5)
})

it('the name of a file decides whether it is ONIX', () => {
  expect(kindOf('november.XML', 'stock')).toBe('onix')
  expect(kindOf('november.csv', 'onix')).toBe('products')
  expect(kindOf('november.csv', 'stock')).toBe('stock')
})
