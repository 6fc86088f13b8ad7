import { acceptTicketTransfer } from '@dabali/api-client'
import { ticketPath, ticketTransferPath } from '../paths.ts'
import type { PostedForm } from '../visit/answer-form.ts'
import { failedStatus } from '../visit/form-problem.ts'
import { ticketSecret } from './ticket-secret.ts'

/** Takes a ticket that was offered, and leads to it; what has become of the offer meanwhile is told by its own page. */
export async function answerAcceptForm({ client, params, text }: PostedForm): Promise<string> {
  const token = params['token'] ?? ''
  try {
    const ticket = await acceptTicketTransfer(client, { token, holder: text('holder') })
    return ticketPath(ticketSecret(ticket) ?? ticket.id)
  } catch (error) {
    return `${ticketTransferPath(token)}?problem=${failedStatus(error)}`
  }
}
