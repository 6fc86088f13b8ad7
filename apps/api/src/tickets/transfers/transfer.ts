import { randomUUIDv7 } from 'node:crypto'
import type { Visitor } from '../../account/sessions.ts'
import { invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine, parseEmail, textProblem, validateFields } from '../../http/request-body.ts'
import type { MailAttachment } from '../../mail/queries.ts'
import { createToken, hashIfToken, hashToken } from '../../tokens/tokens.ts'
import { messageOf, wrongState } from '../errors.ts'
import {
  findOwnTicket,
  requireRevisionLeft,
  requireUsable,
  type TicketRequest,
  ticketChange,
} from '../manage-ticket.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { passedOnMail, takenMail, transferMail } from './mails.ts'
import type { TransferQueries, TransferRow, TransferStatements } from './queries.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

type TransferOffer = TicketRequest & { email: string; site: string; key: string | undefined }

/** Sends a transfer link. The ticket stays unchanged until it is accepted; an earlier link becomes invalid. */
export async function offerTransfer(queries: TransferQueries, { email, site, key, ...asked }: TransferOffer) {
  const { language } = asked
  const { row: seen } = await findOwnTicket(queries, asked)
  const to = parseEmail(email) ?? ''
  await queries.once(ticketChange({ row: seen, name: 'transfer', key, language }, to), async (inside) => {
    await inside.lock(seen.id)
    const { row } = await findOwnTicket(inside, asked)
    requireUsable(row, language)
    const { sender, sender_email: own } = await inside.findSender(row.id)
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
    return null
  })
}

/** Makes the transfer link invalid. */
export async function cancelTransfer(queries: TransferQueries, asked: TicketRequest) {
  const { row } = await findOwnTicket(queries, asked)
  await queries.inTransaction(async (inside) => {
    await inside.lock(row.id)
    await findOwnTicket(inside, asked)
    await inside.cancelTransfers(row.id)
  })
}

const LONGEST_NAME = 100

type TransferRequest = { token: string; visitor: Visitor | undefined; language: Language }
export type FoundTransfer = {
  row: TicketRow
  transfer: TransferRow
  state: 'open' | 'accepted' | 'expired' | 'cancelled' | 'not_usable'
}

/** The ticket behind a transfer link. Changes nothing. */
export async function findTransfer(
  queries: Pick<TransferStatements, 'findTransfer' | 'findById'>,
  { token, visitor, language }: TransferRequest,
): Promise<FoundTransfer> {
  const tokenHash = hashIfToken(token)
  const transfer = tokenHash && (await queries.findTransfer(tokenHash))
  const row = transfer && (await queries.findById(transfer.ticket_id, { accountId: visitor?.id ?? null, language }))
  if (!row) throw notFound()
  return { row, transfer, state: stateOf(transfer, row) }
}

function stateOf(transfer: TransferRow, row: TicketRow): FoundTransfer['state'] {
  if (transfer.accepted_at !== null) return 'accepted'
  if (transfer.cancelled_at !== null) return 'cancelled'
  if (transfer.expires_at <= new Date()) return 'expired'
  return row.status === 'revoked' || row.checked_in_at !== null || row.ends_at <= new Date() ? 'not_usable' : 'open'
}

/**
 * Gives the ticket to the logged-in account, else to the email address of the link. A repeated request gets the same
 * response.
 */
export async function acceptTransfer(
  queries: TransferQueries,
  { holder, filesOf, ...asked }: TransferRequest & { holder: string; filesOf: FilesOf },
): Promise<TicketRow> {
  const { visitor, language } = asked
  const name = cleanLine(holder)
  validateFields({ holder: textProblem(name, LONGEST_NAME, { isRequired: false }) }, language)
  const { row: seen } = await findTransfer(queries, asked)
  return queries.inTransaction(async (inside) => {
    await inside.lock(seen.id)
    const { row, transfer, state } = await findTransfer(inside, asked)
    if (state === 'accepted' && isWith(row, transfer, visitor)) return row
    if (state === 'not_usable') requireUsable(row, language)
    if (state !== 'open') throw wrongState('linkNotUsable', 'link_not_usable', language)
    requireRevisionLeft(row, language)
    const hash = await inside.handOver({
      transferId: transfer.id,
      ticketId: row.id,
      accountId: visitor?.id ?? null,
      email: transfer.email,
      holder: name === '' ? (visitor?.name ?? '') : name,
    })
    const reader = { accountId: visitor?.id ?? null, language }
    const taken = await inside.findByHash(hash, reader)
    // The mail is in the language of the transfer.
    const mailed = await inside.findByHash(hash, { ...reader, language: transfer.language })
    if (!taken || !mailed) throw new Error('A ticket that was handed on is gone.')
    await tell(inside, { row, transfer, hash, attachments: await filesOf(mailed, transfer.language) })
    return taken
  })
}

const isWith = (row: TicketRow, { is_last }: TransferRow, visitor: Visitor | undefined) =>
  is_last && (row.account_id === null || row.account_id === visitor?.id)

/** The files of the email that brings a ticket. */
export type FilesOf = (row: TicketRow, language: Language) => Promise<MailAttachment[]>

type Told = { row: TicketRow; transfer: TransferRow; hash: string; attachments: MailAttachment[] }

async function tell(inside: TransferStatements, { row, transfer, hash, attachments }: Told) {
  const { email, site, language, sender_email: formerEmail } = transfer
  await inside.addMail(takenMail({ row, to: email, site, language, hash, attachments }))
  if (formerEmail !== null)
    await inside.addMail(passedOnMail({ row, to: formerEmail, site, language, newEmail: email }))
}
