import { PRODUCT_CLASSES, SHIPPABLE_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { rupees } from '../../catalogue/price.ts'
import { ApiError } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { nullable, PageQuery, stringEnum } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { conflictSchema } from '../../staff/writes.ts'
import { type MovementRow, STOCK_REASONS, type StockRow } from './queries.ts'

const time = Type.String({ format: 'date-time' })
const Title = Type.Object({ en: nullable(Type.String()), ne: nullable(Type.String()) })

/** What staff enter with a number of copies, and which way it goes. */
const ENTERED = { received: 1, returned: 1, damaged: -1, lost: -1, sample: -1, transferred: 0, corrected: 0 } as const
const ENTERED_REASONS = Object.keys(ENTERED) as (keyof typeof ENTERED)[]

export const LOW_AT = 5
export const MOST_COPIES = 1_000_000
export const LONGEST_NOTE = 500

export const StaffStockSchema = Type.Object(
  {
    product_id: Type.Integer(),
    slug: Type.String(),
    product_class: Type.String(),
    isbn: nullable(Type.String()),
    title: Title,
    is_listed: Type.Boolean(),
    available: nullable(Type.Integer({ description: 'What can be sold now. Null: unlimited, nothing is counted.' })),
    reserved: Type.Integer({ description: 'Copies on the shelf for orders whose parcels have not left.' }),
    on_hand: nullable(Type.Integer({ description: 'What is on the shelf: available and reserved.' })),
    selling_price: Type.String({ examples: ['585.00'] }),
    last_moved_at: nullable(time),
  },
  { $id: 'StaffStock' },
)

export const StockMovementSchema = Type.Object(
  {
    id: Type.String(),
    product_id: Type.Integer(),
    title: Title,
    change: Type.Integer(),
    balance: Type.Integer({ description: 'What could be sold afterwards.' }),
    reason: stringEnum(STOCK_REASONS),
    note: Type.String(),
    order_number: nullable(Type.String()),
    by: Type.String({ description: 'The name or email address of the member of staff; empty for orders.' }),
    at: time,
  },
  { $id: 'StockMovement' },
)

export const StockConflictSchema = conflictSchema(StaffStockSchema)

export const STOCK_SCHEMAS = [StaffStockSchema, StockMovementSchema, StockConflictSchema]

export const StockQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(
    Type.String({ maxLength: 200, description: 'A part of a title, author or slug, an ISBN or an id.' }),
  ),
  product_class: Type.Optional(stringEnum(PRODUCT_CLASSES)),
  level: Type.Optional(
    stringEnum(['available', 'low', 'out', 'untracked'], {
      description: 'untracked: products that are sent and have no counted stock.',
    }),
  ),
  low_at: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,4}$', description: `The most copies that are few. Default: ${LOW_AT}.` }),
  ),
  sort: Type.Optional(stringEnum(['available', '-available', 'title'], { description: 'Default: available.' })),
})

export const MovementQuery = Type.Object({
  ...PageQuery.properties,
  product: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
  reason: Type.Optional(stringEnum(STOCK_REASONS)),
  order: Type.Optional(Type.String({ maxLength: 100, description: 'The number of an order.' })),
  member: Type.Optional(Type.String({ maxLength: 100, description: 'The id of an account.' })),
  from: Type.Optional(time),
  to: Type.Optional(Type.String({ format: 'date-time', description: 'Movements before this time.' })),
  q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the note.' })),
})

const Note = Type.Optional(Type.String({ maxLength: LONGEST_NOTE, examples: ['Delivery note 2231'] }))
export const MovementInput = Type.Object({
  reason: stringEnum(ENTERED_REASONS),
  change: Type.Integer({
    minimum: -MOST_COPIES,
    maximum: MOST_COPIES,
    description: 'More than 0 for received and returned, less than 0 for damaged, lost and sample.',
  }),
  note: Note,
})

export const CountInput = Type.Object({
  counted: Type.Integer({ minimum: 0, maximum: MOST_COPIES }),
  on_hand_seen: nullable(Type.Integer({ minimum: 0 })),
  note: Note,
})

export const Params = Type.Object({ id: Type.String({ maxLength: 100, description: 'The id of a product.' }) })
export const KeyHeaders = Type.Object(IDEMPOTENCY_KEY)

type Entered = { reason: keyof typeof ENTERED; change: number; note: string }

/** All invalid fields at once. */
export function checkMovement({ reason, change, note }: Entered, available: number, language: Language) {
  const { validation, stockMovements: messages } = MESSAGES[language]
  const isWrongWay = change === 0 || (ENTERED[reason] !== 0 && Math.sign(change) !== ENTERED[reason])
  const problem = isWrongWay
    ? messages.direction[ENTERED[reason]]
    : available + change < 0
      ? messages.left(available)
      : available + change > MOST_COPIES
        ? validation.maximum(MOST_COPIES - available)
        : undefined
  const fields = {
    ...(problem !== undefined && { change: [problem] }),
    ...(reason === 'corrected' && note === '' && { note: [messages.why] }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError(400, { ...fields, code: 'invalid' })
}

/** Files are unlimited; of what is sent the first count begins the ledger. */
export const isCountable = ({ product_class }: StockRow) => SHIPPABLE_CLASSES.includes(product_class)

export const toStock = ({
  id,
  num_available: available,
  title_en,
  title_ne,
  ...row
}: StockRow): Static<typeof StaffStockSchema> => ({
  product_id: id,
  slug: row.slug,
  product_class: row.product_class,
  isbn: row.isbn,
  title: { en: title_en, ne: title_ne },
  is_listed: row.is_listed,
  available,
  reserved: row.reserved,
  on_hand: available === null ? null : available + row.reserved,
  selling_price: rupees(row.selling_price),
  last_moved_at: row.last_moved_at?.toISOString() ?? null,
})

export const toMovement = ({
  title_en,
  title_ne,
  by,
  at,
  ...row
}: MovementRow): Static<typeof StockMovementSchema> => ({
  ...row,
  title: { en: title_en, ne: title_ne },
  by: by ?? '',
  at: at.toISOString(),
})

const Amounts = {
  products: Type.Integer(),
  copies: Type.Integer(),
  selling_value: Type.String({ examples: ['58500.00'] }),
  printed_value: Type.String({ description: 'At the printed prices.', examples: ['65000.00'] }),
}
export const ValueSchema = Type.Object({
  ...Amounts,
  classes: Type.Array(Type.Object({ product_class: Type.String(), ...Amounts })),
})

export const toValue = ({
  products,
  copies,
  selling,
  printed,
}: Record<'products' | 'copies' | 'selling' | 'printed', number>) => ({
  products,
  copies,
  selling_value: rupees(selling),
  printed_value: rupees(printed),
})
