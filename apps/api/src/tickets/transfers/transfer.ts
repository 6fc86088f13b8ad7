import { randomUUIDv7 } from 'node:crypto'
import type { Visitor } from '../../account/sessions.ts'
import { invalidField, notFound } from '../../errors/api-error.ts'
import type { Language } from '../../http/language.ts'
import { cleanLine, parseEmail, textProblem, validateFields } from '../../http/request-body.ts'
import { addMailOnce } from '../../mail/queries.ts'
import { createToken, hashIfToken, hashToken } from '../../tokens/tokens.ts'
import { messageOf, wrongState } from '../errors.ts'
import { type Media, mailedTicketFiles } from '../files/ticket-files.ts'
import {
  findOwnTicket,
  requireRevisionLeft,
  requireUsable,
  type TicketRequest,
  ticketChange,
} from '../manage-ticket.ts'
import type { Connection, TicketRow } from '../queries/tickets.ts'
import { isOver, ticketCode } from '../ticket.ts'
import { ticketKey } from '../ticket-qr-token.ts'
import { passedOnMail, takenMail, transferMail } from './mails.ts'
import {
  type AcceptedMail,
  type TransferQueries,
  type TransferRow,
  type TransferStatements,
  transferQueries,
} from './queries.ts'

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
  if (row.status === 'revoked' || row.checked_in_at !== null || row.date_status === 'cancelled') return 'not_usable'
  return isOver(row, new Date()) ? 'not_usable' : 'open'
}

/**
 * Gives the ticket to the logged-in account, else to the email address of the link. A repeated request gets the same
 * response.
 */
export async function acceptTransfer(
  queries: TransferQueries,
  { holder, ...asked }: TransferRequest & { holder: string },
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
    const taken = await inside.findByHash(hash, { accountId: visitor?.id ?? null, language })
    if (!taken) throw new Error('A ticket that was handed on is gone.')
    await tell(inside, transfer)
    return taken
  })
}

const isWith = (row: TicketRow, { is_last }: TransferRow, visitor: Visitor | undefined) =>
  is_last && (row.account_id === null || row.account_id === visitor?.id)

async function tell(inside: TransferStatements, { id, ticket_id, email, site, language, sender_email }: TransferRow) {
  await inside.addAcceptedMail({ transferId: id })
  if (sender_email === null) return
  const row = await inside.findById(ticket_id, { accountId: null, language })
  if (row) await inside.addMail(passedOnMail({ row, to: sender_email, site, language, newEmail: email }))
}

/**
 * Writes the mail that brings an accepted ticket with its files, in the language of the transfer. One that was handed
 * on again or revoked by now is not mailed.
 */
export const writeAcceptedMail =
  (database: Connection, media: Media | undefined) =>
  async ({ transferId }: AcceptedMail) => {
    const queries = transferQueries(database)
    const transfer = await queries.findTransferById(transferId)
    if (!transfer || transfer.accepted_at === null || !transfer.is_last) return
    const { email: to, site, language } = transfer
    const row = await queries.findById(transfer.ticket_id, { accountId: null, language })
    if (row?.status !== 'valid') return
    const code = ticketCode(row, { audience: 'hash', now: new Date(), key: await ticketKey(database) })
    const tickets = code === null ? [] : [{ row, code }]
    const attachments = await mailedTicketFiles({ rows: [row], tickets, media, language })
    const mail = takenMail({ row, to, site, language, hash: row.hash, attachments })
    await addMailOnce(database, `ticket transfer ${transferId} accepted`, mail)
  }
