import { type Static, Type } from 'typebox'
import { productId } from '../../catalogue/product-card.ts'
import {
  changedFacts,
  type FieldErrors,
  fieldErrors,
  LANGUAGES,
  readTexts,
  TextsSchema,
  textsInput,
  time,
} from '../../catalogue/staff/fields.ts'
import { Id } from '../../catalogue/staff/product-schemas.ts'
import { notFound } from '../../errors/api-error.ts'
import { nullable, stringEnum } from '../../http/schemas.ts'
import { recordStaffEvent } from '../../staff/audit/queries.ts'
import { conflictSchema, requireVersion, type StaffWrite } from '../../staff/writes.ts'
import { type Connection, offerStatements, type StaffOfferRow } from './queries.ts'
import { Classes, keep, readValidity } from './vouchers.ts'

export const OFFER_STATES = ['planned', 'active', 'ended'] as const

const NullableClasses = Type.Union([Classes, Type.Null()], { description: 'Null: all products.' })

export const StaffOfferSchema = Type.Object(
  {
    id: Type.Integer(),
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    name: TextsSchema,
    complete: Type.Array(stringEnum(LANGUAGES), { description: 'The languages that have a name.' }),
    percent: Type.Integer(),
    product_classes: NullableClasses,
    category: Type.Union([Type.Object({ id: Type.Integer(), slug: Type.String(), name: TextsSchema }), Type.Null()], {
      description: 'With the categories below it; null: all.',
    }),
    least_quantity: Type.Integer({ description: 'How many matching products the cart must have.' }),
    starts_at: time,
    ends_at: nullable(time),
    position: Type.Integer({ description: 'From 1. Of two offers with the same percentage the first one applies.' }),
    state: stringEnum(OFFER_STATES),
  },
  { $id: 'StaffOffer' },
)

export const OfferConflictSchema = conflictSchema(StaffOfferSchema)

export const OfferInput = Type.Object(
  {
    name: textsInput('A language without a name shows that of the other one.'),
    percent: Type.Optional(Type.Integer()),
    product_classes: Type.Optional(NullableClasses),
    category_id: Type.Optional(nullable(Id)),
    least_quantity: Type.Optional(Type.Integer()),
    starts_at: Type.Optional(time),
    ends_at: Type.Optional(nullable(time)),
    position: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Without one: the last.' })),
  },
  { additionalProperties: false },
)

type Input = Static<typeof OfferInput>
type StaffOffer = Static<typeof StaffOfferSchema>

export const toStaffOffer = ({ names, place, ...row }: StaffOfferRow): StaffOffer => ({
  ...row,
  name: names,
  complete: LANGUAGES.filter((language) => names[language] !== undefined),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  position: place,
})

const MOST_COPIES = 99

function readNames(errors: FieldErrors, sent: Input['name'], before: StaffOfferRow | undefined) {
  const names = { ...before?.names, ...readTexts(errors, 'name', sent) }
  const written = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''))
  if (Object.keys(written).length === 0) errors.add('name', errors.texts.noName)
  return written
}

/** The columns of an offer after the change; what is wrong is added to the errors. */
async function readOffer(inside: Connection, errors: FieldErrors, input: Input, before: StaffOfferRow | undefined) {
  const names = readNames(errors, input.name, before)
  const percent = keep(input.percent, before?.percent)
  if (percent === undefined) errors.add('percent', errors.validation.required)
  errors.integer('percent', percent, [1, 100])
  errors.integer('least_quantity', input.least_quantity, [1, MOST_COPIES])
  const { category_id: category } = input
  if (typeof category === 'number' && !(await offerStatements(inside).isCategory(category)))
    errors.add('category_id', errors.texts.unknown(String(category)))
  return {
    names: JSON.stringify(names),
    percent: percent ?? 0,
    product_classes: keep(input.product_classes, before?.product_classes ?? null),
    category_id: keep(category, before?.category?.id ?? null),
    least_quantity: keep(input.least_quantity, before?.least_quantity ?? 1),
    ...readValidity(errors, input, before),
  }
}

const LAST = 2_000_000

export async function createOffer(inside: Connection, change: StaffWrite, body: Input): Promise<StaffOffer> {
  const statements = offerStatements(inside)
  await statements.lock()
  const errors = fieldErrors(change.language)
  const columns = await readOffer(inside, errors, body, undefined)
  errors.throwAny()
  const { id } = await statements.insert(columns)
  await statements.place(id, body.position ?? LAST)
  const offer = await showOffer(inside, String(id))
  await recordStaffEvent(inside, change.actor, { thing: { kind: 'offer', id }, after: offer })
  return offer
}

async function findVersion(inside: Connection, change: StaffWrite, written: string) {
  await offerStatements(inside).lock()
  const row = await find(inside, written)
  requireVersion(change, row, () => toStaffOffer(row))
  return row
}

async function find(inside: Connection, written: string): Promise<StaffOfferRow> {
  const id = productId(written)
  const row = id === undefined ? undefined : await offerStatements(inside).find(id)
  if (!row) throw notFound()
  return row
}

export const showOffer = async (database: Connection, written: string) => toStaffOffer(await find(database, written))

export async function changeOffer(
  inside: Connection,
  change: StaffWrite,
  { id: written, body }: { id: string; body: Input },
): Promise<StaffOffer> {
  const row = await findVersion(inside, change, written)
  const errors = fieldErrors(change.language)
  const columns = await readOffer(inside, errors, body, row)
  errors.throwAny()
  const { names, category, percent, product_classes, least_quantity, starts_at, ends_at } = row
  const was = { names: JSON.stringify(names), percent, product_classes, category_id: category?.id ?? null }
  const isSame = JSON.stringify({ ...was, least_quantity, starts_at, ends_at }) === JSON.stringify(columns)
  const statements = offerStatements(inside)
  // A position after the last is the last.
  const place = Math.min(body.position ?? row.place, await statements.count())
  if (isSame && place === row.place) return toStaffOffer(row)
  await statements.change(row.id, columns)
  if (place !== row.place) await statements.place(row.id, place)
  return record(inside, change, row)
}

/** Ends an offer now; carts lose the discount at once. Repeating it changes nothing. */
export async function endOffer(inside: Connection, change: StaffWrite, written: string): Promise<StaffOffer> {
  const row = await findVersion(inside, change, written)
  if (row.state === 'ended') return toStaffOffer(row)
  await offerStatements(inside).end(row.id)
  return record(inside, change, row)
}

async function record(inside: Connection, change: StaffWrite, row: StaffOfferRow): Promise<StaffOffer> {
  const offer = await showOffer(inside, String(row.id))
  const facts = changedFacts(toStaffOffer(row), offer)
  if (facts) await recordStaffEvent(inside, change.actor, { thing: { kind: 'offer', id: row.id }, ...facts })
  return offer
}
