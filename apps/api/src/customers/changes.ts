import type { FastifyRequest } from 'fastify'
import { personalDataStatements } from '../account/personal-data/queries.ts'
import { requireAccount } from '../account/sessions.ts'
import { ApiError, GeneralError, invalidField, notFound } from '../errors/api-error.ts'
import { isUuid } from '../http/schemas.ts'
import { MESSAGES } from '../messages/messages.ts'
import { staffActor } from '../staff/access.ts'
import { recordStaffEvent } from '../staff/audit/queries.ts'
import { requireVersion, type StaffWrite } from '../staff/writes.ts'
import { toCustomerDetail } from './customer.ts'
import { type Connection, type CustomerRow, customerStatements } from './queries/customers.ts'
import { mergeAccounts } from './queries/merge.ts'

export async function find(connection: Connection, id: string): Promise<CustomerRow> {
  const row = isUuid(id) ? await customerStatements(connection).find(id) : undefined
  if (!row) throw notFound()
  return row
}

export const show = async (connection: Connection, row: CustomerRow) =>
  toCustomerDetail(row, await customerStatements(connection).findParts(row))

/** The customer behind a lock, if it has the version that the caller has seen. */
export async function lock(inside: Connection, id: string, change: Pick<StaffWrite, 'language' | 'version'>) {
  const statements = customerStatements(inside)
  if (isUuid(id)) await statements.lockAccounts([id])
  await statements.lockOrders(await find(inside, id))
  // A guest may have become an account meanwhile.
  const row = await find(inside, id)
  const current = await show(inside, row)
  requireVersion(change, row, () => current)
  return row
}

export const thingOf = ({ id }: CustomerRow) => ({ kind: 'customer', id })
const factsOf = ({ kind, num_orders, paid, refunded }: CustomerRow) => ({ kind, num_orders, paid, refunded })
export const personOf = ({ account_id, own_email }: CustomerRow) => ({ accountId: account_id, email: own_email })

/** Orders, money and messages are finished before the person is erased from them. */
async function requireNothingOpen(inside: Connection, row: CustomerRow, { language }: Pick<StaffWrite, 'language'>) {
  const messages = MESSAGES[language].customers
  const { orders, messages: open } = await customerStatements(inside).findOpen(row)
  if (orders.length > 0)
    throw new ApiError(409, { detail: messages.openOrders(orders.join(', ')), code: 'customer_has_open_orders' })
  if (open > 0) throw new ApiError(409, { detail: messages.openMessages, code: 'customer_has_open_messages' })
}

export async function deleteCustomer(inside: Connection, id: string, change: StaffWrite) {
  const row = await lock(inside, id, change)
  if (row.is_staff) throw new GeneralError(409, 'customer_is_staff')
  await requireNothingOpen(inside, row, change)
  const { removeAnswersAbout, deleteAccount, deleteByEmail } = personalDataStatements(inside)
  await removeAnswersAbout(personOf(row))
  if (row.account_id !== null) await deleteAccount(row.account_id)
  if (row.own_email !== null) await deleteByEmail(row.own_email, change.actor)
  await recordStaffEvent(inside, change.actor, { thing: thingOf(row), before: factsOf(row) })
}

type Other = { account_id: string; version: number }

/**
 * Staff are not merged: the owner of the merged account would get the roles of the other. Returns only the id,
 * because what is returned is stored for repeated requests.
 */
export async function mergeCustomers(inside: Connection, id: string, other: Other, change: StaffWrite) {
  const { language } = change
  const messages = MESSAGES[language].customers
  const unknown = () => invalidField('account_id', messages.otherAccount)
  if (!isUuid(id)) throw notFound()
  if (!isUuid(other.account_id) || other.account_id.toLowerCase() === id.toLowerCase()) throw unknown()
  await customerStatements(inside).lockAccounts([id, other.account_id])
  const kept = await lock(inside, id, change)
  const merged = await customerStatements(inside).find(other.account_id)
  if (kept.account_id === null) throw new GeneralError(409, 'customer_is_guest')
  if (merged?.account_id == null) throw unknown()
  const current = await show(inside, merged)
  requireVersion({ language, version: other.version }, merged, () => current)
  if (kept.is_staff || merged.is_staff) throw new GeneralError(409, 'customer_is_staff')
  const result = await mergeAccounts(inside, {
    kept: kept.account_id,
    merged: merged.account_id,
    email: merged.own_email,
    takesEmail: kept.email === null && merged.own_email !== null,
  })
  await customerStatements(inside).addNote(kept, {
    text: messages.merged(merged.email ?? merged.id),
    author: change.actor.email,
  })
  await recordStaffEvent(inside, change.actor, {
    thing: thingOf(kept),
    before: { merged: merged.id, kept: factsOf(kept), other: factsOf(merged) },
    after: result,
  })
  return { id: kept.id }
}

type NoteRequest = FastifyRequest<{ Params: { note: string } }>

/** Who wrote a note changes it. Owners remove any, everybody those of members who have left. */
export async function requireAuthor(inside: Connection, row: CustomerRow, request: NoteRequest) {
  const found = await customerStatements(inside).findAuthor(row, request.params.note)
  if (found === undefined) throw notFound()
  const [{ email }, { membership }] = [await staffActor(request), await requireAccount(request)]
  const mayRemove = !found.is_author_active || membership?.permissions.includes('staff.write')
  if (found.author !== email && !(request.method === 'DELETE' && mayRemove)) throw new GeneralError(403, 'not_own_note')
}
