import { formatNpr } from '@dabali/domain'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import { requireAccount } from '../../account/sessions.ts'
import { GeneralError } from '../../errors/api-error.ts'
import { errorResponses, nullable, schemaRef, stringEnum } from '../../http/schemas.ts'
import { IDEMPOTENCY_KEY } from '../../idempotency/queries.ts'
import { isAllowed, STAFF_PATH } from '../../staff/access.ts'
import { type StaffWrite, staffWrite } from '../../staff/writes.ts'
import { type FieldErrors, fieldErrors, time } from './fields.ts'
import {
  type PlannedWrite,
  type ProductEdit,
  readEdit,
  recordEdits,
  showProducts,
  writeProducts,
} from './many-products.ts'
import { Id, type StaffProduct } from './product-schemas.ts'
import { type Connection, staffProductQueries } from './queries/products.ts'
import { lockCatalogue } from './queries/slugs.ts'

const MOST_PRODUCTS = 500
const ROUNDED_TO = [1, 5, 10, 50, 100] as const

const roundTo = Type.Optional(
  Type.Unsafe<(typeof ROUNDED_TO)[number]>({
    type: 'integer',
    enum: [...ROUNDED_TO],
    description: 'Rounds to a multiple of these rupees, half up. Without it prices are exact to the paisa.',
  }),
)

const Change = Type.Object(
  {
    is_listed: Type.Optional(Type.Boolean()),
    add_category_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 20, uniqueItems: true })),
    remove_category_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 20, uniqueItems: true })),
    publisher_id: Type.Optional(nullable(Id)),
    largest_quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    price: Type.Optional(
      Type.Object({
        of: stringEnum(['selling_price', 'both'], { description: 'both: the printed price as well.' }),
        percent: Type.Optional(Type.Number({ minimum: -99, maximum: 900 })),
        amount: Type.Optional(
          Type.String({ pattern: '^-?\\d{1,7}(\\.\\d{1,2})?$', description: 'In rupees.', examples: ['-50.00'] }),
        ),
        round_to: roundTo,
      }),
    ),
    sale: Type.Optional(
      Type.Union([
        Type.Object({
          percent: Type.Number({ minimum: 1, maximum: 99 }),
          starts_at: time,
          ends_at: time,
          round_to: roundTo,
        }),
        Type.Null(),
      ]),
    ),
  },
  { minProperties: 1, maxProperties: 1, additionalProperties: false, description: 'Exactly one change.' },
)

const BulkInput = Type.Object({
  products: Type.Array(Type.Object({ id: Id, version: Type.Integer({ minimum: 1 }) }), {
    minItems: 1,
    maxItems: MOST_PRODUCTS,
    description: 'The products with the versions that the caller has seen.',
  }),
  change: Change,
})

const OUTCOMES = ['changed', 'unchanged', 'conflict', 'refused', 'not_found'] as const

export const BulkResultSchema = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        id: Type.Integer(),
        outcome: stringEnum(OUTCOMES),
        version: nullable(Type.Integer({ description: 'The present one.' })),
        errors: Type.Record(Type.String(), Type.Array(Type.String())),
      }),
    ),
  },
  { $id: 'BulkResult' },
)

type Change = Static<typeof Change>
type Result = Static<typeof BulkResultSchema>['results'][number]

/** Paisa of rupees, which may be below zero. */
function paisaOf(amount: string): number {
  const [rupees = '0', paisa = ''] = amount.replace('-', '').split('.')
  return (amount.startsWith('-') ? -1 : 1) * (Number(rupees) * 100 + Number(paisa.padEnd(2, '0')))
}

const PERCENT = 10_000
const rupeesOf = (paisa: number) => `${Math.trunc(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`

type By = { percent?: number | undefined; amount?: string | undefined; round_to?: number | undefined }

/** A price after a change by per cent (exact to a hundredth of one) or by an amount, never below zero. */
export function changedPrice(price: string, { percent = 0, amount = '0', round_to }: By): string {
  const before = paisaOf(price)
  const exact = Math.round((before * (PERCENT + Math.round(percent * 100))) / PERCENT) + paisaOf(amount)
  const step = round_to === undefined ? 1 : round_to * 100
  return rupeesOf(Math.max(0, Math.round(exact / step) * step))
}

const isFree = (price: string) => paisaOf(price) === 0

/** What the change means for one product. Nothing can be taken off one that is free. */
function editOf(change: Change, { price, categories }: StaffProduct): ProductEdit {
  const { is_listed, add_category_ids, remove_category_ids = [], publisher_id, largest_quantity, sale } = change
  if (is_listed !== undefined) return { is_listed }
  if (publisher_id !== undefined) return { fields: { publisher_id } }
  if (largest_quantity !== undefined) return { fields: { largest_quantity } }
  const { mrp, selling_price, least_price } = price
  const present = price.sale?.state === 'ended' ? null : price.sale
  if (change.price) {
    const changed = {
      mrp: change.price.of === 'both' ? changedPrice(mrp, change.price) : mrp,
      least_price,
      sale: present,
    }
    return { price: { ...changed, selling_price: changedPrice(selling_price, change.price) } }
  }
  if (sale === null) return { price: { mrp, selling_price, least_price, sale } }
  if (sale) {
    if (isFree(selling_price)) return {}
    const { starts_at, ends_at, percent, round_to } = sale
    const reduced = { price: changedPrice(selling_price, { percent: -percent, round_to }), starts_at, ends_at }
    return { price: { mrp, selling_price, least_price, sale: reduced } }
  }
  const kept = categories.map(({ id }) => id).filter((id) => !remove_category_ids.includes(id))
  return { fields: { category_ids: [...new Set([...kept, ...(add_category_ids ?? [])])] } }
}

/** No price becomes 0, and none is at or below the discounted price. */
function checkPrice(
  errors: FieldErrors,
  before: StaffProduct['price'],
  price: ProductEdit['price'],
  write: StaffWrite,
) {
  if (!price) return
  const { sale } = price
  const isMadeFree = (['mrp', 'selling_price'] as const).some((name) => isFree(price[name]) && !isFree(before[name]))
  if (isMadeFree) errors.add('selling_price', errors.texts.freePrice)
  if (isMadeFree || !sale) return
  const isNew = sale !== before.sale
  if (isNew && isFree(sale.price)) errors.add('sale', errors.texts.freePrice)
  else if (paisaOf(sale.price) >= paisaOf(price.selling_price))
    errors.add('sale', isNew ? errors.texts.notLower : errors.texts.saleAbove(formatNpr(sale.price, write.language)))
}

async function changeMany(inside: Connection, change: StaffWrite, body: Static<typeof BulkInput>): Promise<Result[]> {
  await lockCatalogue(inside)
  const seen = new Map(body.products.map(({ id, version }) => [id, version]))
  await staffProductQueries(inside).lockMany([...seen.keys()])
  const products = await showProducts(inside, [...seen.keys()], change.language)
  const edited = new Map<number, StaffProduct>()
  const refused = new Map<number, Result>()
  const writes: PlannedWrite[] = []
  for (const [id, version] of seen) {
    const product = products.get(id)
    const errors = fieldErrors(change.language)
    const refuse = (outcome: Result['outcome']) =>
      refused.set(id, {
        ...{ id, outcome, version: product?.version ?? null },
        errors: Object.fromEntries([...errors.found].map(([field, messages]) => [field, [...messages]])),
      })
    if (!product) refuse('not_found')
    else if (product.version !== version) refuse('conflict')
    else {
      const edit = editOf(body.change, product)
      checkPrice(errors, product.price, edit.price, change)
      const planned = errors.found.size > 0 ? undefined : await readEdit(inside, errors, product, edit)
      if (!planned || errors.found.size > 0) refuse('refused')
      else {
        writes.push(planned)
        edited.set(id, product)
      }
    }
  }
  await writeProducts(inside, writes)
  const after = await recordEdits(inside, change, edited)
  return [...seen].map(([id, version]) => {
    const present = after.get(id)?.version ?? version
    return (
      refused.get(id) ?? { id, outcome: present === version ? 'unchanged' : 'changed', version: present, errors: {} }
    )
  })
}

const LONGEST_ANSWER_MS = 60_000

/** One change of many products. */
export const staffBulkRoutes: FastifyPluginAsyncTypebox<{ database: Connection }> = async (app, { database }) => {
  app.post(
    `${STAFF_PATH}products/bulk/`,
    {
      config: { permission: 'products.write', longestAnswerMs: LONGEST_ANSWER_MS },
      schema: {
        operationId: 'changeStaffProducts',
        tags: ['staff'],
        description: `One change of up to ${MOST_PRODUCTS} products, each by its version. What is refused for one product does not stop the others. Prices and sales need \`prices.write\`.`,
        headers: Type.Object(IDEMPOTENCY_KEY),
        body: BulkInput,
        response: { 200: schemaRef(BulkResultSchema), ...errorResponses(400, 409, 413, 415, 422) },
      },
    },
    async (request) => {
      const { change } = request.body
      const isPrice = change.price !== undefined || change.sale !== undefined
      if (isPrice && !isAllowed(await requireAccount(request), 'prices.write'))
        throw new GeneralError(403, 'permission_denied')
      return {
        results: await staffWrite(database, request, (inside, write) => changeMany(inside, write, request.body)),
      }
    },
  )
}
