import { randomUUIDv7 } from 'node:crypto'
import { invalidField } from '../../errors/api-error.ts'
import { createToken, hashToken } from '../../tokens/tokens.ts'
import { parseEmail } from '../../validation/validate-fields.ts'
import { type Asked, findOwnTicket, requireUsable } from '../find-ticket.ts'
import { messageOf } from '../messages.ts'
import type { TransferQueries } from './queries.ts'
import { transferMail } from './transfer-mails.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

type Wish = Asked & { email: string; site: string }

/** Asks somebody whether they take a ticket. Until they do, nothing is changed; whoever was asked before is no longer. */
export async function offerTransfer(queries: TransferQueries, { email, site, ...asked }: Wish) {
  const { language } = asked
  const { row: seen } = await findOwnTicket(queries, asked)
  await queries.inTransaction(async (inside) => {
    await inside.lock(seen.id)
    const { row } = await findOwnTicket(inside, asked)
    requireUsable(row, language)
    const { sender, sender_email: own } = await inside.findSender(row.id)
    const to = parseEmail(email) ?? ''
    if (to === own) throw invalidField('email', messageOf(language, 'ownAddress'))
    const token = createToken()
    await inside.cancelTransfers(row.id)
    await inside.insertTransfer({
      id: randomUUIDv7(),
      ticket_id: row.id,
      email: to,
      token_hash: hashToken(token),
      site,
      language,
    })
    const until = new Date(Date.now() + WEEK_MS)
    await inside.addMail(transferMail({ row, to, site, language, sender, token, until }))
  })
}

/** The link that was sent can no longer be used. */
export async function cancelTransfer(queries: TransferQueries, asked: Asked) {
  const { row } = await findOwnTicket(queries, asked)
  await queries.inTransaction(async (inside) => {
    await inside.lock(row.id)
    await findOwnTicket(inside, asked)
    await inside.cancelTransfers(row.id)
  })
}
