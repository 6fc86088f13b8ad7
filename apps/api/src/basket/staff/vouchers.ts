import { PRODUCT_CLASSES } from '@dabali/domain'
import { type Static, Type } from 'typebox'
import { rupees } from '../../catalogue/price.ts'
import { type FieldErrors, fieldErrors, MOST_LINE, time } from '../../catalogue/staff/fields.ts'
import { paisaOf } from '../../catalogue/staff/prices.ts'
import { notFound } from '../../errors/api-error.ts'
import { cleanLine, parseEmail } from '../../http/request-body.ts'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { conflictSchema, requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { voucherCode } from '../change-contents.ts'
import { type Connection, RULE_STATES, type StaffVoucherRow, type VoucherUseRow, voucherStatements } from './queries.ts'

const Money = Type.String({ examples: ['250.00'] })
const Amount = Type.String({ maxLength: 40, description: 'In rupees.', examples: ['250.00'] })

export const Classes = Type.Array(stringEnum(PRODUCT_CLASSES), {
  minItems: 1,
  maxItems: PRODUCT_CLASSES.length,
  uniqueItems: true,
})
const NullableClasses = Type.Union([Classes, Type.Null()], { description: 'Null: all products.' })

export const StaffVoucherSchema = Type.Object(
  {
    code: Type.String(),
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    name: Type.String({ description: 'What buyers see beside the discount.' }),
    percent: nullable(Type.Integer()),
    amount: nullable(Money),
    least_total: Type.String({ description: 'What the goods must cost after the offers.', examples: ['0.00'] }),
    product_classes: NullableClasses,
    starts_at: time,
    ends_at: time,
    most_uses: nullable(Type.Integer({ description: 'Null: any number.' })),
    most_uses_each: nullable(Type.Integer({ description: 'By one customer: an account, or the address of a guest.' })),
    customers: Type.Union([Type.Array(Type.String()), Type.Null()], {
      description: 'The email addresses of those who may use it; null: everybody.',
    }),
    uses: Type.Integer({ description: 'Without those of orders that have expired or were cancelled.' }),
    state: stringEnum(RULE_STATES),
    batch: nullable(Type.String({ description: 'The same for codes that were made together.' })),
    created_at: time,
  },
  { $id: 'StaffVoucher' },
)

export const VoucherConflictSchema = conflictSchema(StaffVoucherSchema)

export const voucherFields = {
  name: Type.Optional(Type.String({ maxLength: 4000 })),
  percent: Type.Optional(nullable(Type.Integer({ description: 'Either this, from 1 to 100, or an amount.' }))),
  amount: Type.Optional(nullable(Amount)),
  least_total: Type.Optional(Amount),
  product_classes: Type.Optional(NullableClasses),
  starts_at: Type.Optional(time),
  ends_at: Type.Optional(time),
  most_uses: Type.Optional(nullable(Type.Integer())),
  most_uses_each: Type.Optional(nullable(Type.Integer())),
  customers: Type.Optional(Type.Union([Type.Array(Type.String({ maxLength: 300 }), { minItems: 1 }), Type.Null()])),
}

export const VoucherInput = Type.Object(voucherFields, { additionalProperties: false })
export const VoucherUseSchema = Type.Object({
  order: Type.String({ description: 'The number of the order.' }),
  status: Type.String(),
  amount: Type.String({ description: 'What it took off.', examples: ['58.50'] }),
  used_at: time,
})

type Input = Static<typeof VoucherInput>
type StaffVoucher = Static<typeof StaffVoucherSchema>

export const toStaffVoucher = ({ amount, least_total, ...row }: StaffVoucherRow): StaffVoucher => ({
  ...row,
  amount: amount === null ? null : rupees(amount),
  least_total: rupees(least_total),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  created_at: row.created_at.toISOString(),
})

export const toVoucherUse = ({ number, status, amount, used_at }: VoucherUseRow): Static<typeof VoucherUseSchema> => ({
  order: number,
  status,
  amount: rupees(amount),
  used_at: used_at.toISOString(),
})

const EARLIEST = Date.UTC(2000)
const LATEST = Date.UTC(2201)
const LARGEST_COUNT = 1_000_000
const MOST_CUSTOMERS = 500

/** A time that was sent, if it can be stored. */
function readTime(errors: FieldErrors, field: string, text: string | null | undefined): Date | undefined {
  if (text === undefined || text === null) return undefined
  const read = new Date(text)
  if (read.getTime() >= EARLIEST && read.getTime() < LATEST) return read
  errors.add(field, errors.texts.saleTime)
  return undefined
}

type Sent = { starts_at?: string; ends_at?: string | null }
type Before = { starts_at: Date; ends_at: Date | null } | undefined

/** When it is valid: it begins now by default, and an end that is sent is in the future. */
export function readValidity(errors: FieldErrors, sent: Sent, before: Before) {
  const starts = readTime(errors, 'starts_at', sent.starts_at) ?? before?.starts_at
  const read = readTime(errors, 'ends_at', sent.ends_at) ?? null
  const ends = keep(sent.ends_at === undefined ? undefined : read, before?.ends_at ?? null)
  const isOther = sent.starts_at !== undefined || sent.ends_at !== undefined
  if (isOther && ends && (ends <= (starts ?? new Date()) || (read && read.getTime() <= Date.now())))
    errors.add('ends_at', errors.texts.saleEnd)
  return { ...(starts && { starts_at: starts }), ends_at: ends }
}

/** The value that was sent, or else the one before. */
export const keep = <T>(sent: T | undefined, before: T): T => (sent === undefined ? before : sent)

export type Texts = (typeof MESSAGES)['en']['staffVouchers']
type Worth = { percent: number | null; amount: number | null }

/** Either a percentage or an amount; sending one replaces the other. */
function readWorth(errors: FieldErrors, input: Input, before: Worth, texts: Texts): Worth {
  errors.integer('percent', input.percent, [1, 100])
  const amount = typeof input.amount === 'string' ? paisaOf(input.amount) : input.amount
  if (typeof input.amount === 'string' && !amount) errors.add('amount', errors.texts.price)
  const { percent } = input
  if (typeof percent === 'number' && typeof amount === 'number') errors.add('amount', texts.oneKind)
  if (typeof percent === 'number') return { percent, amount: null }
  if (typeof input.amount === 'string') return { percent: null, amount: amount ?? null }
  const left = { percent: keep(percent, before.percent), amount: keep(amount, before.amount) }
  if (left.percent === null && left.amount === null) errors.add('percent', texts.noKind)
  return left
}

/** The addresses that were sent, as orders have them, each once. */
function readCustomers(errors: FieldErrors, sent: Input['customers'], before: string[] | null, texts: Texts) {
  if (!sent) return sent === undefined ? before : null
  for (const address of sent) if (parseEmail(address) === undefined) errors.add('customers', texts.customer(address))
  const customers = [...new Set(sent.map((address) => parseEmail(address) ?? ''))]
  if (customers.length > MOST_CUSTOMERS) errors.add('customers', texts.tooManyCustomers(MOST_CUSTOMERS))
  return customers.toSorted()
}

/** What the audit log keeps of them: addresses would stay there after a person is deleted. */
export const withoutAddresses = <T extends { customers?: unknown }>({ customers, ...columns }: T) =>
  customers === undefined ? columns : { ...columns, customers: Array.isArray(customers) ? customers.length : null }

/** The columns of a voucher after the change; what is wrong is added to the errors. */
export function readVoucher(errors: FieldErrors, input: Input, before: StaffVoucherRow | undefined, texts: Texts) {
  const name = keep(input.name, before?.name ?? '')
  errors.length('name', name, MOST_LINE)
  if (cleanLine(name) === '') errors.add('name', errors.validation.required)
  const least = input.least_total === undefined ? (before?.least_total ?? 0) : paisaOf(input.least_total)
  if (least === undefined) errors.add('least_total', errors.texts.price)
  const validity = readValidity(errors, input, before)
  if (input.ends_at === undefined && !before) errors.add('ends_at', errors.validation.required)
  errors.integer('most_uses', input.most_uses, [Math.max(1, before?.uses ?? 0), LARGEST_COUNT])
  errors.integer('most_uses_each', input.most_uses_each, [1, LARGEST_COUNT])
  return {
    name: cleanLine(name),
    ...readWorth(errors, input, before ?? { percent: null, amount: null }, texts),
    least_total: least ?? 0,
    product_classes: keep(input.product_classes, before?.product_classes ?? null),
    ...validity,
    ends_at: validity.ends_at ?? new Date(),
    most_uses: keep(input.most_uses, before?.most_uses ?? null),
    most_uses_each: keep(input.most_uses_each, before?.most_uses_each ?? null),
    customers: readCustomers(errors, input.customers, before?.customers ?? null, texts),
  }
}

type Columns = ReturnType<typeof readVoucher>

/** Members without prices write vouchers for tickets only. */
export function requireTickets(
  errors: FieldErrors,
  { product_classes: classes }: Columns,
  onlyTickets: boolean,
  texts: Texts,
) {
  if (onlyTickets && classes?.join() !== 'Ticket') errors.add('product_classes', texts.onlyTickets)
}

export type Scope = { onlyTickets: boolean }

async function findVersion(inside: Connection, change: StaffWrite, written: string, scope: Scope) {
  const statements = voucherStatements(inside)
  const code = voucherCode(written)
  await statements.lock(code)
  const row = await statements.find(code, scope)
  if (!row) throw notFound()
  requireVersion(change, row, () => toStaffVoucher(row))
  return { row, code, statements }
}

const FIXED = ['percent', 'amount', 'starts_at'] as const

/** Orders have paid less by what it is worth, so that this and its beginning stay once one was placed with it. */
export async function changeVoucher(
  inside: Connection,
  change: StaffWrite,
  { code: written, body, ...scope }: { code: string; body: Input } & Scope,
) {
  const { row, code, statements } = await findVersion(inside, change, written, scope)
  const texts = MESSAGES[change.language].staffVouchers
  const errors = fieldErrors(change.language)
  const columns = readVoucher(errors, body, row, texts)
  requireTickets(errors, columns, scope.onlyTickets, texts)
  const isOther = (name: keyof Columns) => JSON.stringify(columns[name]) !== JSON.stringify(row[name])
  if (await statements.isUsed(code)) for (const name of FIXED) if (isOther(name)) errors.add(name, texts.used)
  errors.throwAny()
  const changed = (Object.keys(columns) as (keyof Columns)[]).filter(isOther)
  if (changed.length === 0) return toStaffVoucher(row)
  await statements.change(code, columns)
  await recordStaffEvent(inside, change.actor, {
    thing: { kind: 'voucher', id: code },
    before: withoutAddresses(Object.fromEntries(changed.map((name) => [name, row[name]]))),
    after: withoutAddresses(Object.fromEntries(changed.map((name) => [name, columns[name]]))),
  })
  return show(inside, code, scope)
}

/** Ends a voucher now; carts that have it lose the discount at once. Repeating it changes nothing. */
export async function endVoucher(
  inside: Connection,
  change: StaffWrite,
  { code: written, ...scope }: { code: string } & Scope,
) {
  const { row, code, statements } = await findVersion(inside, change, written, scope)
  if (row.state === 'ended') return toStaffVoucher(row)
  await statements.end(code)
  const ended = await show(inside, code, scope)
  await recordStaffEvent(inside, change.actor, {
    thing: { kind: 'voucher', id: code },
    before: { starts_at: row.starts_at, ends_at: row.ends_at },
    after: { starts_at: ended.starts_at, ends_at: ended.ends_at },
  })
  return ended
}

async function show(inside: Connection, code: string, scope: Scope): Promise<StaffVoucher> {
  const row = await voucherStatements(inside).find(code, scope)
  if (!row) throw notFound()
  return toStaffVoucher(row)
}

export const showVoucher = (database: Connection, written: string, scope: Scope) =>
  show(database, voucherCode(written), scope)
