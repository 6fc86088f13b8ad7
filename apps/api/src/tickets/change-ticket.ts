import { cleanLine } from '../http/request-body.ts'
import { textProblem, validateFields } from '../validation/validate-fields.ts'
import { type Asked, findOwnTicket, requireNewCode, requireUsable } from './find-ticket.ts'
import type { TicketQueries, TicketRow, TicketStatements } from './queries.ts'

const LONGEST_NAME = 100

type Queries = Pick<TicketQueries, 'findById' | 'findByHash' | 'inTransaction'>

/** Writes the name of whoever comes with it. */
export async function nameHolder(queries: Queries, asked: Asked & { holder: string }) {
  const holder = cleanLine(asked.holder)
  validateFields({ holder: textProblem(holder, LONGEST_NAME, { isRequired: false }) }, asked.language)
  await changeOwn(queries, asked, (inside, { id }) => inside.changeHolder({ id, holder }))
}

/** A new code, for whoever has lost the old one or shown it to too many. */
export async function reissueTicket(queries: Queries, asked: Asked) {
  await changeOwn(queries, asked, (inside, held) => {
    requireNewCode(held, asked.language)
    return inside.reissue(held.id)
  })
}

type Change = (inside: TicketStatements, held: TicketRow) => Promise<unknown>

/** Looks first, so that nothing of somebody else's is locked; then again, when nobody else is at work on it. */
async function changeOwn(queries: Queries, asked: Asked, change: Change) {
  const { row } = await findOwnTicket(queries, asked)
  await queries.inTransaction(async (inside) => {
    await inside.lock(row.id)
    const { row: held } = await findOwnTicket(inside, asked)
    requireUsable(held, asked.language)
    await change(inside, held)
  })
}
