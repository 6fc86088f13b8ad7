import { type Static, Type } from 'typebox'
import { nullable, PageQuery, schemaRef, stringEnum } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { conflictSchema } from '../staff/writes.ts'
import { STOCK_COLUMNS } from './plan-stock.ts'
import { PRODUCT_COLUMNS } from './product-columns.ts'
import type { ImportKind, ImportRecord, StoredRow } from './queries.ts'

const KINDS = ['products', 'stock', 'onix'] as const
const STATUSES = [
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'undoing',
  'undone',
  'failed',
] as const
const STEPS = ['check', 'run', 'undo'] as const
const OUTCOMES = ['new', 'changed', 'unchanged', 'faulty'] as const
const EMPTY_CELLS = ['keep', 'clear'] as const
const FAULTY_ROWS = ['skip', 'stop'] as const
const UNDO_MS = 24 * 60 * 60 * 1000

const time = Type.String({ format: 'date-time' })
const Both = Type.Object({ en: Type.String(), ne: Type.String() })

const StaffImportSchema = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer({ description: 'Grows with every step; send it as `If-Match: "7"`.' }),
    kind: stringEnum(KINDS),
    file_name: Type.String(),
    digest: Type.String({ description: 'The same for the same file.' }),
    status: stringEnum(STATUSES),
    columns: Type.Array(
      Type.Object({
        header: Type.String(),
        field: nullable(Type.String({ description: 'Null: this column is left out.' })),
        samples: Type.Array(Type.String()),
      }),
    ),
    fields: Type.Array(Type.String(), { description: 'The fields that a column can be given to.' }),
    empty_cells: stringEnum(EMPTY_CELLS),
    faulty_rows: stringEnum(FAULTY_ROWS),
    row_count: Type.Integer(),
    done_count: Type.Integer({ description: 'How many rows the present step has done.' }),
    counts: Type.Object({
      new: Type.Integer(),
      changed: Type.Integer(),
      unchanged: Type.Integer(),
      faulty: Type.Integer(),
    }),
    written: Type.Integer({ description: 'How many rows were written.' }),
    kept: Type.Integer({ description: 'How many written rows an undo has left as they are; their problems say why.' }),
    stopped_row: nullable(Type.Integer({ description: 'The row because of which all was taken back.' })),
    failure: Type.Union(
      [
        Type.Object({
          step: stringEnum(STEPS),
          code: Type.String({ description: 'The kind of the error, for the support.' }),
          reason: Both,
        }),
        Type.Null(),
      ],
      { description: 'Of an import with the status failed. The step can be started again, from where it ended.' },
    ),
    by: Type.String(),
    created_at: time,
    finished_at: nullable(time),
    undo_until: nullable(Type.String({ format: 'date-time', description: 'Null where it cannot be undone.' })),
  },
  { $id: 'StaffImport' },
)

export const ImportConflictSchema = conflictSchema(StaffImportSchema)

export const ImportRowSchema = Type.Object(
  {
    number: Type.Integer({ description: 'As a spreadsheet counts: the header is row 1.' }),
    outcome: Type.Union([stringEnum(OUTCOMES), Type.Null()]),
    product_id: nullable(Type.Integer()),
    problems: Type.Array(
      Type.Object({
        column: nullable(Type.String({ description: 'As a spreadsheet names it.', examples: ['C'] })),
        field: nullable(Type.String()),
        value: Type.String(),
        problem: Both,
        mend: Both,
      }),
    ),
    changes: Type.Array(Type.Object({ field: Type.String(), from: Type.String(), to: Type.String() })),
    is_written: Type.Boolean(),
    undone: Type.Union([stringEnum(['restored', 'kept']), Type.Null()]),
  },
  { $id: 'ImportRow' },
)

export const IMPORT_SCHEMAS = [StaffImportSchema, ImportConflictSchema, ImportRowSchema]
export const IMPORT = schemaRef(StaffImportSchema)

export const UploadQuery = Type.Object({
  kind: stringEnum(KINDS),
  name: Type.Optional(Type.String({ maxLength: 200, description: 'The name of the file.' })),
})
export const ColumnsInput = Type.Object({
  fields: Type.Optional(
    Type.Array(nullable(Type.String({ maxLength: 100 })), {
      maxItems: 200,
      description: 'For each column of the file, in order; null leaves it out.',
    }),
  ),
  empty_cells: Type.Optional(
    stringEnum(EMPTY_CELLS, {
      description: 'keep: the value stays. clear: it is removed where a product can be without it.',
    }),
  ),
})
export const RunInput = Type.Object({
  faulty_rows: stringEnum(FAULTY_ROWS, {
    description:
      'skip: the other rows are imported. stop: all or nothing; a row that has become faulty takes back the others.',
  }),
})
export const RowsQuery = Type.Object({
  ...PageQuery.properties,
  outcome: Type.Optional(stringEnum(OUTCOMES)),
})

type ImportColumn = { name: string; aliases: readonly string[] }

export const columnsOf = (kind: ImportKind): readonly ImportColumn[] =>
  kind === 'stock' ? STOCK_COLUMNS : PRODUCT_COLUMNS

const plain = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')

/** The column that the name of each header suggests, each once. */
export function suggestFields(kind: ImportKind, headers: readonly string[]): (string | null)[] {
  const columns = columnsOf(kind)
  const taken = new Set<string>()
  const own = headers.map((header) => columns.find(({ name }) => name === plain(header)))
  for (const column of own) if (column) taken.add(column.name)
  const seen = new Set<string>()
  return headers.map((header, at) => {
    const exact = own[at]
    if (exact && !seen.has(exact.name)) {
      seen.add(exact.name)
      return exact.name
    }
    const alias = columns.find(
      ({ name, aliases }) => !taken.has(name) && aliases.some((each) => plain(each) === plain(header)),
    )
    if (alias) taken.add(alias.name)
    return alias?.name ?? null
  })
}

const undoUntil = ({ status, failed_step, written, finished_at }: ImportRecord) => {
  const hasEnded = status === 'done' || status === 'cancelled' || (status === 'failed' && failed_step !== 'check')
  if (!hasEnded || written === 0 || finished_at === null) return null
  const end = finished_at.getTime() + UNDO_MS
  return end > Date.now() ? new Date(end).toISOString() : null
}

export const canUndo = (found: ImportRecord) => undoUntil(found) !== null

function toFailure({ status, failed_step: step, failure }: ImportRecord) {
  if (status !== 'failed' || step === null) return null
  const reason = { en: MESSAGES.en.imports.failed[step], ne: MESSAGES.ne.imports.failed[step] }
  return { step, code: failure ?? '', reason }
}

export const toImport = (found: ImportRecord, samples: readonly string[][]): Static<typeof StaffImportSchema> => ({
  id: found.id,
  version: found.version,
  kind: found.kind,
  file_name: found.file_name,
  digest: found.digest,
  status: found.status,
  columns: found.headers.map((header, at) => ({
    header,
    field: found.fields[at] ?? null,
    samples: samples.map((cells) => (cells[at] ?? '').slice(0, 100)),
  })),
  fields: columnsOf(found.kind).map(({ name }) => name),
  empty_cells: found.empty_cells,
  faulty_rows: found.faulty_rows,
  row_count: found.row_count,
  done_count: found.done_count,
  counts: { new: 0, changed: 0, unchanged: 0, faulty: 0, ...found.counts },
  written: found.written,
  kept: found.kept,
  stopped_row: found.stopped_row,
  failure: toFailure(found),
  by: found.by ?? '',
  created_at: found.created_at.toISOString(),
  finished_at: found.finished_at?.toISOString() ?? null,
  undo_until: undoUntil(found),
})

/** A, B … Z, AA, as a spreadsheet names its columns. */
function letters(at: number): string {
  const rest = Math.floor(at / 26)
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (at % 26))
}

function columnOf({ fields }: Pick<ImportRecord, 'fields'>, field: string | null): string | null {
  const at = field === null ? -1 : fields.indexOf(field)
  return at === -1 ? null : letters(at)
}

export const toRow = (found: ImportRecord, row: StoredRow): Static<typeof ImportRowSchema> => ({
  number: row.number,
  outcome: row.outcome,
  product_id: row.product_id,
  problems: (row.problems ?? []).map((problem) => ({ column: columnOf(found, problem.field), ...problem })),
  changes: row.changes ?? [],
  is_written: row.is_written,
  undone: row.undone,
})
