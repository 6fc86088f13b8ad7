import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

type Value = string | number | null
/** By the names of the columns, or in their order. */
type CsvRow = Readonly<Record<string, Value>> | readonly Value[]

/** Spreadsheets run such cells as formulas. Apostrophes before are counted, so that a safe cell can be read back. */
const FORMULA = /^'*[=+\-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u
const MADE_SAFE = /^'+[=+\-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u
const AMOUNT = /^-\d+\.\d\d$/

/** A text that a spreadsheet would calculate gets an apostrophe; amounts of money below zero stay numbers. */
export const safeCell = (value: Value): string => {
  const text = String(value ?? '')
  return FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text
}

/** The text of a cell that may have been made safe. */
export const plainCell = (cell: string) => (MADE_SAFE.test(cell) ? cell.slice(1) : cell)

type File = {
  /** Without its ending. */
  name: string
  columns: readonly string[]
  rows: Iterable<CsvRow> | AsyncIterable<CsvRow>
}

/** Sends a table as CSV for spreadsheets: in UTF-8 with a byte order mark. Rows are read as fast as they are sent. */
export async function sendCsv(reply: FastifyReply, { name, columns, rows }: File) {
  // Loaded on use: most processes never export.
  const { stringify } = await import('csv-stringify')
  const csv = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    cast: { string: safeCell },
  })
  // Without a listener an error of the database would end the process; the client sees a response that breaks off.
  pipeline(Readable.from(rows), csv, () => undefined)
  reply.header('Content-Disposition', `attachment; filename="${name}.csv"`)
  return reply.type('text/csv; charset=utf-8').send(csv)
}

/** Why a file is not read as CSV. */
type CsvProblem =
  | 'encoding'
  | 'type'
  | 'quotes'
  | 'empty'
  | 'tooManyRows'
  | 'tooManyCells'
  | 'tooManyColumns'
  | 'longCell'

export class CsvError extends Error {
  readonly problem: CsvProblem
  /** The row, as a spreadsheet counts them. */
  readonly row: number | undefined
  constructor(problem: CsvProblem, row?: number) {
    super(problem)
    this.problem = problem
    this.row = row
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Zip (which spreadsheets are), PDF, and texts in UTF-16. */
const OTHER_TYPES = ['PK\x03\x04', '%PDF', '\xd0\xcf\x11\xe0']
const UTF16 = ['\xff\xfe', '\xfe\xff']

function decode(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 4)
  if (UTF16.some((mark) => start.startsWith(mark))) throw new CsvError('encoding')
  if (OTHER_TYPES.some((mark) => start.startsWith(mark))) throw new CsvError('type')
  let text = ''
  try {
    text = utf8.decode(bytes)
  } catch {
    throw new CsvError('encoding')
  }
  if (text.includes('\0')) throw new CsvError('type')
  if (text.trim() === '') throw new CsvError('empty')
  return text
}

/** Which character separates the cells: the one that the header has most of. */
function delimiterOf(text: string) {
  const [header = ''] = text.slice(0, PIECE).split(/[\r\n]/, 1)
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

const PIECE = 64 * 1024
const MOST_COLUMNS = 200
const LONGEST_CELL = 100_000

type ReadRow = { number: number; cells: string[] }

/** Each row gets as many cells as the header, so that few bytes could fill the memory. */
function requireSize(cells: readonly string[], row: number) {
  if (cells.length > MOST_COLUMNS) throw new CsvError('tooManyColumns', row)
  if (cells.some(({ length }) => length > LONGEST_CELL)) throw new CsvError('longCell', row)
}

/**
 * The rows of a file with the numbers that a spreadsheet gives them: the header is 1. Empty rows are left out. A row has as
 * many cells as the header.
 */
export async function* readCsv(bytes: Buffer, mostRows: number): AsyncGenerator<ReadRow> {
  const text = decode(bytes)
  const { parse } = await import('csv-parse')
  const parser = parse({ bom: true, delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: false })
  pipeline(Readable.from(piecesOf(bytes)), parser, () => undefined)
  let number = 0
  let width = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1
      requireSize(cells, number)
      if (number === 1) width = cells.length
      if (cells.every((cell) => cell.trim() === '')) continue
      // An unquoted comma in a text has moved the cells behind it.
      if (cells.slice(width).some((cell) => cell.trim() !== '')) throw new CsvError('tooManyCells', number)
      if (number > mostRows + 1) throw new CsvError('tooManyRows')
      yield { number, cells: Array.from({ length: width }, (_, at) => plainCell(cells[at] ?? '')) }
    }
  } catch (error) {
    throw error instanceof CsvError ? error : new CsvError('quotes', number + 1)
  }
}

/** In pieces, so that other requests are answered in between. */
async function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE)
    await setImmediate()
  }
}
