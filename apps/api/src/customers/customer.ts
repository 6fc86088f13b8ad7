import { type Static, Type } from 'typebox'
import { rupees } from '../catalogue/price.ts'
import { nullable, schemaRef, stringEnum } from '../http/schemas.ts'
import { conflictSchema } from '../staff/writes.ts'
import { CONSENT_KINDS, type CustomerParts } from './queries/customer-parts.ts'
import { CUSTOMER_KINDS, type CustomerRow } from './queries/customers.ts'

const time = Type.String({ format: 'date-time' })
const Money = Type.String({ examples: ['585.00'] })
const Title = Type.Object({ en: Type.Optional(Type.String()), ne: Type.Optional(Type.String()) })

const facts = {
  id: Type.String({ description: 'Of the account, or of the first order of a guest.' }),
  kind: stringEnum(CUSTOMER_KINDS, {
    description: 'A guest is everyone who ordered with the same address without an account.',
  }),
  name: Type.String(),
  email: nullable(Type.String()),
  phone: Type.String(),
  language: stringEnum(['en', 'ne'] as const),
  is_staff: Type.Boolean({ description: 'Also of former members of staff.' }),
  since: Type.String({ format: 'date-time', description: 'When the account was created, or the first order placed.' }),
  last_order_at: nullable(time),
  num_orders: Type.Integer(),
  paid: Type.String({ examples: ['585.00'], description: 'Money that was paid, without gift cards.' }),
  refunded: Money,
}

export const CustomerSchema = Type.Object(facts, { $id: 'Customer' })

export const CustomerNoteSchema = Type.Object(
  {
    id: Type.String(),
    version: Type.Integer({ description: 'Grows with every change; send it as `If-Match: "7"`.' }),
    text: Type.String(),
    author: Type.String({ description: 'The email address of the member of staff.' }),
    is_author_active: Type.Boolean({ description: 'Whether the author still is a member of staff.' }),
    created_at: time,
    edited_at: nullable(time),
  },
  { $id: 'CustomerNote' },
)

const newest = { description: 'The newest 100.' }

export const CustomerDetailSchema = Type.Object(
  {
    ...facts,
    version: Type.Integer({
      description: 'Grows with every change of the account; send it as `If-Match: "7"`. That of a guest is always 1.',
    }),
    is_email_verified: Type.Boolean(),
    last_seen_at: nullable(time),
    orders: Type.Array(
      Type.Object({
        id: Type.String(),
        number: Type.String(),
        status: Type.String(),
        payment_status: Type.String(),
        fulfilment_status: Type.String(),
        total: Money,
        refunded: Money,
        placed_at: time,
        items: Type.Array(Type.Object({ title: Title, quantity: Type.Integer() })),
      }),
      newest,
    ),
    library: Type.Array(
      Type.Object({
        id: Type.String(),
        slug: Type.String(),
        title: Title,
        terms: Type.String(),
        state: Type.String(),
        granted_at: time,
        ends_at: nullable(time),
      }),
      newest,
    ),
    tickets: Type.Array(
      Type.Object({
        id: Type.String(),
        order_number: Type.String(),
        title: Title,
        starts_at: time,
        holder: Type.String(),
        status: Type.String(),
        checked_in_at: nullable(time),
      }),
      newest,
    ),
    reviews: Type.Array(
      Type.Object({
        id: Type.String(),
        slug: Type.String(),
        stars: Type.Integer(),
        title: Type.String(),
        text: Type.String(),
        status: Type.String(),
        updated_at: time,
      }),
      newest,
    ),
    addresses: Type.Array(
      Type.Object({
        id: Type.String(),
        title: Type.String(),
        name: Type.String(),
        lines: Type.Array(Type.String(), { description: 'From the street to the country.' }),
        phone: Type.String(),
        notes: Type.String({ description: 'For the courier.' }),
        is_default_for_shipping: Type.Boolean(),
        is_default_for_billing: Type.Boolean(),
      }),
      { description: 'The saved ones; guests have none.' },
    ),
    consents: Type.Array(
      Type.Object({
        kind: stringEnum(CONSENT_KINDS),
        count: Type.Integer({ description: 'How many of the kind are in force.' }),
        given_at: nullable(time),
        withdrawn_at: nullable(time),
      }),
      { description: 'What the customer has agreed to receive, or has ended.' },
    ),
    newsletter: Type.Union([
      Type.Object({ id: Type.String(), state: Type.String(), language: Type.String(), created_at: time }),
      Type.Null(),
    ]),
    messages: Type.Array(
      Type.Object({ id: Type.String(), subject: Type.String(), status: Type.String(), created_at: time }),
      newest,
    ),
    notes: Type.Array(schemaRef(CustomerNoteSchema), newest),
  },
  { $id: 'CustomerDetail' },
)

export const NoteConflictSchema = conflictSchema(CustomerNoteSchema)
export const CustomerConflictSchema = conflictSchema(CustomerDetailSchema)

export const CUSTOMER_SCHEMAS = [
  CustomerSchema,
  CustomerNoteSchema,
  CustomerDetailSchema,
  CustomerConflictSchema,
  NoteConflictSchema,
]

type NoteRow = {
  id: string
  version: number
  text: string
  author: string
  is_author_active: boolean
  created_at: Date
  edited_at: Date | null
}

export const toNote = ({ created_at, edited_at, ...note }: NoteRow) => ({
  ...note,
  created_at: created_at.toISOString(),
  edited_at: edited_at?.toISOString() ?? null,
})

export const toCustomer = (row: CustomerRow): Static<typeof CustomerSchema> => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  email: row.email,
  phone: row.phone,
  language: row.language,
  is_staff: row.is_staff,
  since: row.since.toISOString(),
  last_order_at: row.last_order_at?.toISOString() ?? null,
  num_orders: row.num_orders,
  paid: rupees(row.paid),
  refunded: rupees(row.refunded),
})

const isoTime = (time: string) => new Date(time).toISOString()

/** With times as the API writes them: in JSON of the database they have another format. */
function withTimes<T>(part: T): T {
  const entries = Object.entries(part as object).map(([name, value]) => [
    name,
    name.endsWith('_at') && typeof value === 'string' ? isoTime(value) : value,
  ])
  return Object.fromEntries(entries)
}

export const toCustomerDetail = (row: CustomerRow, parts: CustomerParts): Static<typeof CustomerDetailSchema> => ({
  ...toCustomer(row),
  version: row.version,
  is_email_verified: row.kind === 'account' && row.own_email !== null,
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  orders: parts.orders.map((order) => ({
    ...withTimes(order),
    total: rupees(order.total),
    refunded: rupees(order.refunded),
  })),
  library: parts.library.map(withTimes),
  tickets: parts.tickets.map(withTimes),
  reviews: parts.reviews.map(withTimes),
  addresses: parts.addresses,
  consents: parts.consents.map(withTimes),
  newsletter: parts.newsletter && withTimes(parts.newsletter),
  messages: parts.messages.map(withTimes),
  notes: parts.notes.map(withTimes),
})
