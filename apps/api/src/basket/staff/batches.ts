import { randomBytes, randomUUID } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { type FieldErrors, fieldErrors } from '../../catalogue/staff/fields.ts'
import { notFound } from '../../errors/api-error.ts'
import { isUuid } from '../../http/schemas.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import type { StaffWrite } from '../../staff/writes.ts'
import { voucherCode } from '../change-contents.ts'
import { type Connection, voucherStatements } from './queries.ts'
import { readVoucher, requireTickets, type Scope, type Texts, voucherFields, withoutAddresses } from './vouchers.ts'

const MOST_CODES = 1000

export const NewVouchersInput = Type.Object(
  {
    ...voucherFields,
    voucher_code: Type.Optional(Type.String({ maxLength: 4000, description: 'Without one, codes are made.' })),
    count: Type.Optional(Type.Integer({ description: `How many codes to make, at most ${MOST_CODES}; default: 1.` })),
    prefix: Type.Optional(Type.String({ maxLength: 4000, description: 'What the made codes begin with.' })),
  },
  { additionalProperties: false },
)

export const MadeVouchersSchema = Type.Object({
  batch: Type.Union([Type.String(), Type.Null()], { description: 'Of several codes.' }),
  codes: Type.Array(Type.String()),
})

type NewInput = Static<typeof NewVouchersInput>

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const MADE_LENGTH = 8
const CODE = /^[A-Z0-9][A-Z0-9-]{2,39}$/
const PREFIX = /^([A-Z0-9][A-Z0-9-]{0,15})?$/
const MOST_TRIES = 5

const createVoucherCode = (prefix: string) =>
  prefix + [...randomBytes(MADE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

function readCodes(errors: FieldErrors, { voucher_code: code, count, prefix }: NewInput, texts: Texts) {
  errors.integer('count', count, [1, MOST_CODES])
  const chosen = code === undefined ? undefined : voucherCode(code)
  const begin = voucherCode(prefix ?? '')
  if (chosen !== undefined && !CODE.test(chosen)) errors.add('voucher_code', texts.code)
  if (chosen !== undefined && (count ?? 1) > 1) errors.add('count', texts.oneCode)
  if (!PREFIX.test(begin)) errors.add('prefix', texts.prefix)
  return { chosen, prefix: begin, count: count ?? 1 }
}

/** Creates a voucher with a chosen code, or up to a thousand with codes that nobody can guess. */
export async function createVouchers(inside: Connection, change: StaffWrite, body: NewInput, { onlyTickets }: Scope) {
  const texts = MESSAGES[change.language].staffVouchers
  const errors = fieldErrors(change.language)
  const columns = readVoucher(errors, body, undefined, texts)
  requireTickets(errors, columns, onlyTickets, texts)
  const { chosen, prefix, count } = readCodes(errors, body, texts)
  errors.throwAny()
  const batch = count > 1 ? randomUUID() : null
  const statements = voucherStatements(inside)
  const codes: string[] = []
  for (let tries = 0; codes.length < count && tries < MOST_TRIES; tries += 1) {
    const wanted = Array.from({ length: count - codes.length }, () => chosen ?? createVoucherCode(prefix))
    codes.push(...(await statements.insert(wanted, { ...columns, batch })))
    if (chosen !== undefined) break
  }
  if (chosen !== undefined && codes.length === 0) errors.add('voucher_code', texts.codeTaken)
  errors.throwAny()
  const [first = ''] = codes
  await recordStaffEvent(inside, change.actor, {
    thing: { kind: 'voucher', id: first },
    after: { ...withoutAddresses(columns), ...(batch && { batch, codes: codes.length }) },
  })
  return { batch, codes: codes.toSorted() }
}

/** Ends all vouchers of a batch. */
export async function endBatch(
  inside: Connection,
  change: StaffWrite,
  { batch, onlyTickets }: { batch: string } & Scope,
) {
  const statements = voucherStatements(inside)
  const found = isUuid(batch) ? await statements.endBatch(batch, { onlyTickets }) : { codes: 0, ended: 0 }
  if (found.codes === 0) throw notFound()
  const { ended } = found
  const thing = { kind: 'voucher', id: batch }
  if (ended > 0) await recordStaffEvent(inside, change.actor, { thing, after: { batch, ended } })
  return { ended }
}
