import { staffProductQueries } from '../catalogue/staff/queries/products.ts'
import { ApiError } from '../errors/api-error.ts'
import type { StaffWrite } from '../staff/writes.ts'
import { type StockRow, staffStockQueries } from '../stock/staff/queries.ts'
import { toStock } from '../stock/staff/stock.ts'
import { countStock, readCount } from '../stock/staff/write-stock.ts'
import { CellError, type Problem, problemOf, readInteger, refusalOf } from './cells.ts'
import { type FileRow, fileKey, findProducts, keyProblems, type Plan, textOf } from './plan-product.ts'
import type { Connection } from './queries.ts'

export const STOCK_COLUMNS = [
  { name: 'isbn', aliases: ['isbn13', 'isbn-13', 'ean', 'barcode'] },
  { name: 'sku', aliases: ['slug', 'upc', 'code'] },
  { name: 'on_hand', aliases: ['stock', 'quantity', 'copies', 'count'] },
  { name: 'note', aliases: [] },
] as const

const MOST_COPIES = 1_000_000
const LONGEST_NOTE = 500

type StockPlan = Omit<Plan, 'product' | 'write'> & {
  stock: StockRow | undefined
  write: (change: StaffWrite) => Promise<number>
}

/**
 * Plans counts of the shelf. `seen` is what was on the shelf at the check: a sale since then changes nothing, any other movement
 * makes the row faulty, as it refuses a count.
 */
export async function stockPlanner(inside: Connection, rows: readonly FileRow[], { isLocked }: { isLocked: boolean }) {
  const { ids, idsOf } = await findProducts(inside, rows)
  const queries = staffStockQueries(inside)
  if (isLocked) await staffProductQueries(inside).lockMany(ids)
  const stocks = new Map((await queries.findStocks(ids)).map((stock) => [stock.id, stock]))

  return (row: FileRow, seen?: string): StockPlan => {
    const keys = idsOf(row)
    const stock = stocks.get(keys.ofIsbn ?? keys.ofSku ?? 0)
    const key = stock ? `product ${stock.id}` : fileKey(keys)
    const plan: StockPlan = { key, outcome: 'faulty', problems: [], changes: [], stock, write: refuse }
    const wrong = keyProblems({ ...keys, key, problems: [], other: stocks.get(keys.ofSku ?? 0)?.slug ?? keys.sku })
    if (wrong.length > 0) return { ...plan, problems: wrong }
    if (!stock) {
      const field = textOf(row, 'isbn') === '' ? 'sku' : 'isbn'
      return { ...plan, problems: [problemOf('unknownProduct', { field, value: textOf(row, field) })] }
    }
    return { ...plan, ...planCount(inside, { row, stock, seen }) }
  }
}

type Counting = { row: FileRow; stock: StockRow; seen: string | undefined }

function planCount(inside: Connection, { row, stock, seen }: Counting): Partial<StockPlan> {
  const text = textOf(row, 'on_hand')
  const from = onHand(stock)
  if (seen !== undefined && seen !== from)
    return { problems: [problemOf('stockMoved', { field: 'on_hand', value: text })] }
  // An empty cell leaves the stock as it is.
  if (text === '') return { outcome: 'unchanged' }
  const read = readCounted(stock, { text, note: textOf(row, 'note').slice(0, LONGEST_NOTE) })
  if ('problem' in read) return { problems: [read.problem] }
  if (String(read.counted) === from) return { outcome: 'unchanged' }
  const write = async (change: StaffWrite) => {
    await countStock(inside, change, stock, read)
    return stock.id
  }
  return { outcome: 'changed', changes: [{ field: 'on_hand', from, to: String(read.counted) }], write }
}

const onHand = (stock: StockRow) => String(toStock(stock).on_hand ?? '')

type Counted = { counted: number; on_hand_seen: number | null; note: string }

/** A count that may be written, or what is wrong with it. */
function readCounted(stock: StockRow, { text, note }: { text: string; note: string }): Counted | { problem: Problem } {
  try {
    const counted = Number(readInteger(text))
    if (stock.product_class === 'Ticket') throw new CellError('noStock')
    if (counted > MOST_COPIES) throw new CellError('integer')
    const body = { counted, on_hand_seen: toStock(stock).on_hand, note }
    readCount(stock, body, 'en')
    return body
  } catch (error) {
    if (error instanceof CellError)
      return { problem: problemOf(error.problem, { field: 'on_hand', value: text, detail: error.detail }) }
    if (!(error instanceof ApiError)) throw error
    return { problem: refusedCount(stock, text, error) }
  }
}

const refuse = async (): Promise<never> => {
  throw new Error('A row with errors is not written.')
}

/** The refusal of a count in both languages. */
function refusedCount(stock: StockRow, text: string, { body }: ApiError): Problem {
  if (body.code === 'no_stock') return problemOf('noStock', { field: 'on_hand', value: text })
  const reserved = (language: 'en' | 'ne') => {
    try {
      readCount(stock, { counted: Number(text), on_hand_seen: toStock(stock).on_hand }, language)
    } catch (error) {
      if (error instanceof ApiError) return String([Object.values(error.bodyIn(language))[0]].flat()[0])
    }
    return ''
  }
  return refusalOf('on_hand', text, { en: reserved('en'), ne: reserved('ne') })
}
