import { staffProductQueries } from '../catalogue/staff/queries/products.ts'
import { ApiError } from '../errors/api-error.ts'
import type { StaffWrite } from '../staff/writes.ts'
import { type StockRow, staffStockQueries } from '../stock/staff/queries.ts'
import { isCountable, LONGEST_NOTE, MOST_COPIES, toStock } from '../stock/staff/stock.ts'
import { countStock, readCount, removeCount } from '../stock/staff/write-stock.ts'
import { CellError, checkLength, type Problem, problemOf, readInteger, refusalOf } from './cells.ts'
import {
  type FileRow,
  findProducts,
  keyCellProblems,
  keyProblems,
  keysOfRow,
  type Plan,
  textOf,
} from './plan-product.ts'
import type { Connection } from './queries.ts'

export const STOCK_COLUMNS = [
  { name: 'isbn', aliases: ['isbn13', 'isbn-13', 'ean', 'barcode'] },
  { name: 'sku', aliases: ['slug', 'upc', 'code'] },
  { name: 'on_hand', aliases: ['stock', 'quantity', 'copies', 'count'] },
  { name: 'note', aliases: [] },
] as const

type StockPlan = Omit<Plan, 'product' | 'write'> & {
  stock: StockRow | undefined
  /** A count to write. */
  count: Count | undefined
}

export type Count = {
  stock: StockRow
  /** Whether it sells out or comes back, which lists show. */
  isListed: boolean
  write: (change: StaffWrite) => Promise<unknown>
}

/**
 * Plans counts of the shelf. `seen` is what was on the shelf at the check: a sale since then changes nothing, any other movement
 * makes the row faulty, as it refuses a count. With `isUndo` an empty cell takes back a first count.
 */
export async function stockPlanner(
  inside: Connection,
  rows: readonly FileRow[],
  { isLocked, isUndo = false }: { isLocked: boolean; isUndo?: boolean },
) {
  const { ids, idsOf } = await findProducts(inside, rows)
  const queries = staffStockQueries(inside)
  if (isLocked) await staffProductQueries(inside).lockMany(ids)
  const stocks = new Map((await queries.findStocks(ids)).map((stock) => [stock.id, stock]))

  const plan = (row: FileRow, seen?: string): StockPlan => {
    const found = idsOf(row)
    const stock = stocks.get(found.ofIsbn ?? found.ofSku ?? 0)
    const keys = keysOfRow(found, stock?.id)
    const planned: StockPlan = { keys, outcome: 'faulty', problems: [], changes: [], stock, count: undefined }
    const unread = keyCellProblems(row)
    const other = stocks.get(found.ofSku ?? 0)?.slug ?? found.sku
    const wrong = [...unread, ...keyProblems({ ...found, keys, problems: unread, other })]
    if (wrong.length > 0) return { ...planned, problems: wrong }
    if (!stock) {
      const field = textOf(row, 'isbn') === '' ? 'sku' : 'isbn'
      return { ...planned, problems: [problemOf('unknownProduct', { field, value: textOf(row, field) })] }
    }
    return { ...planned, ...planCount(inside, { row, stock, seen, isUndo }) }
  }
  return { ids, plan }
}

type Counting = { row: FileRow; stock: StockRow; seen: string | undefined; isUndo: boolean }

function planCount(inside: Connection, { row, stock, seen, isUndo }: Counting): Partial<StockPlan> {
  const text = textOf(row, 'on_hand')
  const from = onHand(stock)
  if (seen !== undefined && seen !== from)
    return { problems: [problemOf('stockMoved', { field: 'on_hand', value: text })] }
  const note = textOf(row, 'note')
  if (text === '' && isUndo && isCountable(stock)) return planRemoval(inside, stock, note)
  // An empty cell leaves the stock as it is.
  if (text === '') return { outcome: 'unchanged' }
  const read = readCounted(stock, text, note)
  if ('problem' in read) return { problems: [read.problem] }
  const { counted } = read
  if (String(counted) === from) return { outcome: 'unchanged' }
  const write = (change: StaffWrite) => countStock(inside, change, stock, read)
  const isListed = (stock.num_available === 0) !== (counted === stock.reserved)
  return {
    outcome: 'changed',
    changes: [{ field: 'on_hand', from, to: String(counted) }],
    count: { stock, isListed, write },
  }
}

/** Before a first count there was none. Copies that orders have taken since keep it. */
function planRemoval(inside: Connection, stock: StockRow, note: string): Partial<StockPlan> {
  if (stock.num_available === null) return { outcome: 'unchanged' }
  if (stock.reserved > 0) return { problems: [problemOf('stockMoved', { field: 'on_hand', value: '' })] }
  const write = (change: StaffWrite) => removeCount(inside, change, stock, note)
  return { outcome: 'changed', count: { stock, isListed: stock.num_available === 0, write } }
}

const onHand = (stock: StockRow) => String(toStock(stock).on_hand ?? '')

type Counted = { counted: number; on_hand_seen: number | null; note: string }

/** A count that may be written, or what is wrong with it. */
function readCounted(stock: StockRow, text: string, note: string): Counted | { problem: Problem } {
  const problem = (field: string, value: string, error: unknown) => {
    if (!(error instanceof CellError)) throw error
    return { problem: problemOf(error.problem, { field, value, detail: error.detail }) }
  }
  try {
    checkLength(note, LONGEST_NOTE)
  } catch (error) {
    return problem('note', note, error)
  }
  try {
    const counted = Number(readInteger(text))
    if (stock.product_class === 'Ticket') throw new CellError('noStock')
    if (counted > MOST_COPIES) throw new CellError('integer')
    const body = { counted, on_hand_seen: toStock(stock).on_hand, note }
    const refused = refusedCount(stock, body, text)
    return refused ? { problem: refused } : body
  } catch (error) {
    return problem('on_hand', text, error)
  }
}

/** The refusal of a count in both languages. */
function refusedCount(stock: StockRow, body: Counted, text: string): Problem | undefined {
  const refusal = (language: 'en' | 'ne') => {
    try {
      readCount(stock, body, language)
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.bodyIn(language)
    }
  }
  const [en, ne] = [refusal('en'), refusal('ne')]
  if (!en || !ne) return undefined
  if (en.code === 'no_stock') return problemOf('noStock', { field: 'on_hand', value: text })
  const first = (refused: object) => String([Object.values(refused)[0]].flat()[0])
  return refusalOf('on_hand', text, { en: first(en), ne: first(ne) })
}
